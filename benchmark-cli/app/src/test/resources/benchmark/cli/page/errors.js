/* SPDX-FileCopyrightText: 2026 The benchmark authors
   SPDX-License-Identifier: Apache-2.0
   Notes from the first moment what a console would show, and every request. */
window.errors = [];
addEventListener('error', it => window.errors.push('error: ' + (it.message || it.target.outerHTML)), true);
addEventListener('unhandledrejection', it => window.errors.push('error: ' + it.reason));
console.error = it => window.errors.push('error: ' + it);
addEventListener('securitypolicyviolation', it => window.errors.push('request: ' + it.blockedURI));
