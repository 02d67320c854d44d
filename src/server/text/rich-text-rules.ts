import {
  altMost,
  attachmentName,
  fileId,
  frameKey,
  formulaMost,
  gapId,
  isLinkTarget,
  tones,
} from '#src/shared/rich-text.ts'

type Attributes = Readonly<Record<string, string>>

/** What becomes of an element. */
export type Rule =
  /** Written with these attributes. */
  | { as: 'element'; name: string; attributes?: Attributes }
  /** Written with these attributes and no content; words inside it follow it. */
  | { as: 'atom'; name: string; attributes: Attributes }
  /** Written with these attributes and no content: what is inside it is only how it looked. */
  | { as: 'drawn'; name: string; attributes: Attributes }
  /** A block that is left out: words directly inside it are a paragraph. */
  | { as: 'loose' }
  /** Left out in a line of text; its content stays. */
  | { as: 'phrase' }
  /** Left out, its content stays. */
  | { as: 'open' }
  /** Left out with its content. */
  | { as: 'dropped' }

const kept = new Set(
  'p h3 h4 ul ol li blockquote pre code br hr a strong em u s sub sup table caption thead tbody tr th td'.split(
    ' ',
  ),
)
const renamed: Record<string, string> = {
  ...{ b: 'strong', i: 'em', strike: 's', del: 's', ins: 'u', kbd: 'code', samp: 'code' },
  ...{ h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4' },
}
const loose = new Set(
  'div section article main header footer address center figure figcaption dl dt dd form fieldset'.split(
    ' ',
  ),
)
const phrases = new Set(
  'font small big mark label abbr acronym cite q dfn var tt time bdi bdo o:p'.split(' '),
)
const dropped = new Set(
  (
    'script style title textarea option select button template noscript noembed noframes iframe object ' +
    'applet audio video canvas svg annotation annotation-xml head xmp plaintext'
  ).split(' '),
)
export const voidElements = new Set(['br', 'hr', 'img'])

/** The elements of which an element has to be a child; elsewhere a browser would move or drop it. */
export const parentsOf: Record<string, readonly string[]> = {
  li: ['ul', 'ol'],
  caption: ['table'],
  thead: ['table'],
  tbody: ['table'],
  tr: ['table', 'thead', 'tbody'],
  th: ['tr'],
  td: ['tr'],
}

/** Elements in a line of text; all others begin a block. */
export const inline = new Set('span code br a strong em u s sub sup img'.split(' '))
/** Elements that hold blocks. */
export const containers = new Set(['', 'blockquote', 'li', 'td', 'th', 'aside'])

const element = (name: string, attributes: Attributes = {}): Rule => ({
  as: 'element',
  name,
  attributes,
})

/** Returns what becomes of an element of given HTML. */
export function ruleOf(given: string, attributes: Attributes): Rule {
  const name = renamed[given] ?? given
  if (dropped.has(name)) return { as: 'dropped' }
  if (name === 'span' || name === 'div') return atomOf(name, attributes)
  if (name === 'img') return pictureOf(attributes)
  if (name === 'aside') {
    const tone = tones.find((one) => one === attributes['data-tone'])
    return tone ? element(name, { 'data-tone': tone }) : { as: 'loose' }
  }
  if (name === 'a') return linkOf(attributes)
  if (name === 'p' && fileId.test(attributes['data-document'] ?? '')) {
    return element(name, only(attributes, { 'data-document': fileId }))
  }
  if (kept.has(name)) return element(name, only(attributes, plainAttributes[name] ?? {}))
  return loose.has(name) ? { as: 'loose' } : { as: phrases.has(name) ? 'phrase' : 'open' }
}

const few = /^[1-9]\d?$/
const plainAttributes: Record<string, Record<string, RegExp>> = {
  ol: { start: /^\d{1,4}$/ },
  th: { colspan: few, rowspan: few, scope: /^(row|col)$/ },
  td: { colspan: few, rowspan: few },
}

/** Returns the attributes that have an allowed name and value, in the order of the names. */
function only(attributes: Attributes, allowed: Record<string, RegExp>): Attributes {
  const found = Object.entries(allowed).flatMap(([name, value]) =>
    value.test(attributes[name] ?? '') ? [[name, attributes[name]!]] : [],
  )
  return Object.fromEntries(found)
}

function atomOf(name: 'span' | 'div', attributes: Attributes): Rule {
  const formula = attributes['data-formula']?.trim() ?? ''
  if (formula !== '' && formula.length <= formulaMost) {
    return { as: 'drawn', name, attributes: { 'data-formula': formula } }
  }
  const [mark, pattern] = name === 'span' ? ['data-gap', gapId] : ['data-film', fileId]
  const value = attributes[mark]
  if (value !== undefined && pattern.test(value)) {
    return { as: 'atom', name, attributes: { [mark]: value } }
  }
  return { as: name === 'div' ? 'loose' : 'phrase' }
}

const pixels = /^[1-9]\d{0,3}$/

/** A picture is one of our own files, a frame in a note, or one of the file that is being imported. */
function pictureOf(attributes: Attributes): Rule {
  const source = [
    only(attributes, { 'data-frame': frameKey }),
    only(attributes, { 'data-file': fileId }),
    only(attributes, { src: /^\/files\/\d+\/[^/\\?#]+$/ }),
    only(attributes, { 'data-attachment': attachmentName }),
  ].find((one) => Object.keys(one).length > 0)
  if (!source) return { as: 'dropped' }
  const alt = attributes['alt']
  return {
    as: 'atom',
    name: 'img',
    attributes: {
      ...source,
      ...(alt !== undefined && { alt: [...alt.trim()].slice(0, altMost).join('') }),
      ...only(attributes, { width: pixels, height: pixels }),
    },
  }
}

function linkOf({ href = '' }: Attributes): Rule {
  if (!isLinkTarget(href.trim())) return { as: 'phrase' }
  return element('a', { href: href.trim(), rel: 'noopener nofollow', target: '_blank' })
}
