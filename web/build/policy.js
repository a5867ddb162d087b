/**
 * What the page may load and speak to. The program sends it as a header (`crates/server/src/http/guard.rs`), and hosts of files have it
 * in the page, where nobody can say into which frames it may be put.
 */
export const POLICY = [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
].join('; ');

/** The same as the program sends it. */
export const SERVED = `${POLICY}; frame-ancestors 'none'`;
