import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Config } from '#src/config.ts'

/** Hashes of inline scripts seen before; the framework's own scripts are the same on every page. */
const known = new LRUCache<string, string>({
  max: 200,
  maxSize: 2_000_000,
  sizeCalculation: (h, s) => h.length + s.length,
})

/**
 * Removes the mark from the page's own inline scripts and lists their hashes for script-src. A script
 * without the mark, such as one from content that got past the sanitiser, gets no hash and does not
 * run.
 */
export function sealScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  let at = 0
  for (;;) {
    at = html.indexOf('<script', at)
    if (at < 0) break
    const open = html.indexOf('>', at)
    const end = html.indexOf('</script>', open)
    const tag = html.slice(at, open)
    if (tag.includes(mark) && !tag.includes(' src="')) hashes.add(hashOf(html.slice(open + 1, end)))
    at = end
  }
  return { html: html.replaceAll(mark, ''), hashes: [...hashes] }
}

function hashOf(script: string): string {
  const found = known.get(script)
  if (found !== undefined) return found
  const made = `'sha256-${hash('sha256', script, 'base64')}'`
  if (script.length < 4000) known.set(script, made)
  return made
}

const list = (...sources: string[]) => sources.join(' ')

/** The part of the policy that every page shares, besides the hashes. */
export function policyMaker(
  config: Pick<Config, 'PAGE_VIEW_SCRIPT' | 'STORAGE' | 'S3_ENDPOINT' | 'UPLOAD_BASE'>,
): (hashes: readonly string[]) => string {
  const statistics = config.PAGE_VIEW_SCRIPT ? [new URL(config.PAGE_VIEW_SCRIPT).origin] : []
  const files =
    config.STORAGE === 's3' && config.S3_ENDPOINT ? [new URL(config.S3_ENDPOINT).origin] : []
  const uploads = config.UPLOAD_BASE ? [config.UPLOAD_BASE] : []
  const rest = [
    "default-src 'self'",
    // React Aria and the covers position elements by style attributes.
    "style-src 'self' 'unsafe-inline'",
    list('img-src', "'self'", 'data:', 'blob:', 'https:', ...files),
    list('media-src', "'self'", 'blob:', ...files),
    list('connect-src', "'self'", ...statistics, ...files, ...uploads),
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
  return (hashes) => `script-src ${list("'self'", ...hashes, ...statistics)}; ${rest}`
}
