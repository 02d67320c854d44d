import { isLocale } from '#src/shared/locale.ts'

/** Query names whose values say nothing about a person: the state of lists. All others stay out of the log. */
const harmless = new Set([
  ...['page', 'perPage', 'pageSize', 'sort', 'order', 'tab', 'view', 'kind', 'language'],
  ...['difficulty', 'payment', 'status', 'lang'],
])

/** Longer addresses are cut, because they would fill the log. */
const longest = 300

/** '/a?page=2&keyword=x' → '/a?page=2&keyword=…'. */
export function safeUrl(url: string): string {
  const at = url.indexOf('?')
  const path = safePath(at < 0 ? url : url.slice(0, at))
  const whole = at < 0 ? path : `${path}?${safeQuery(url.slice(at + 1, at + 4 * longest))}`
  return whole.length > longest ? `${whole.slice(0, longest)}…` : whole
}

/** An address that leads nowhere is a stranger's own text: '/zh-CN/zhang.san' → '/zh-CN/…'. */
export function unknownUrl(url: string): string {
  const [, first = ''] = /^\/([a-z-]{1,5})\//i.exec(url) ?? []
  return isLocale(first) || first === 'api' ? `/${first}/…` : '/…'
}

/**
 * A part of a path that is no plain word may be anything that a stranger typed, or a name, or a ticket.
 * Names of files are people's own words.
 */
function safePath(path: string): string {
  const [, file] = /^(\/files\/\d{1,9}\/)./.exec(path) ?? []
  if (file) return `${file}…`
  return path
    .slice(0, 2 * longest)
    .split('/')
    .map((part) => (isPlain(part) ? part : '…'))
    .join('/')
}

/** Letters make a word; with digits among them it is a ticket, unless it is short. */
const isPlain = (part: string) =>
  /^(?:[a-z_.-]{0,40}|\d{1,7})$/i.test(part) || /^(?!.*\d{4})[a-z][\w.-]{0,15}$/i.test(part)

function safeQuery(query: string): string {
  return query
    .split('&')
    .map((part) => {
      const [name = '', value] = part.split('=', 2)
      if (!/^[a-z]{1,24}(?:\[\])?$/i.test(name) || value === undefined) return '…'
      return harmless.has(name) && /^[\w-]{0,20}$/.test(value) ? part : `${name}=…`
    })
    .join('&')
}
