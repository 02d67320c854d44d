/** A parsed stylesheet, in as much detail as is needed to leave out unused rules. */
export interface Sheet {
  rules: Rule[]
  /** Keyframes and fonts, unchanged. */
  others: string[]
}

export interface Rule {
  /** A condition around other rules: '@media (width<768px)'. */
  at?: string
  inside?: Rule[]
  selectors: { text: string; needs: Need[] }[]
  declarations: { text: string; variable: string | undefined; uses: string[] }[]
}

/** A class ('.a'), an element ('a') or a kind of field ('[type=radio]'); or alternatives, each with all that it needs. */
type Need = string | string[][]

/** Parses a stylesheet of the build: minified, without comments. */
export function parseStyles(css: string): Sheet {
  const sheet: Sheet = { rules: [], others: [] }
  for (const { head, body } of blocksOf(css)) {
    if (/^@(keyframes|font-face|property)/.test(head)) sheet.others.push(`${head}{${body}}`)
    else sheet.rules.push(ruleOf(head, body))
  }
  return sheet
}

function ruleOf(head: string, body: string): Rule {
  if (head.startsWith('@')) {
    const inside = blocksOf(body).map((block) => ruleOf(block.head, block.body))
    return { at: head, inside, selectors: [], declarations: [] }
  }
  return {
    selectors: split(head, ',').map((text) => ({ text, needs: needsOf(text) })),
    declarations: split(body, ';').map((text) => ({
      text,
      variable: /^\s*(--[\w-]+)\s*:/.exec(text)?.[1],
      uses: [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name),
    })),
  }
}

/**
 * Returns the classes, elements and field types that the selector requires. Other attributes do not count,
 * because scripts change them. Alternatives within alternatives are not searched.
 */
function needsOf(selector: string): Need[] {
  const choices: string[][][] = []
  const outer = selector.replace(
    /:(not|is|where|has|lang)\(((?:[^()]|\([^()]*\))*)\)/g,
    (_, name: string, inside: string) => {
      if (name !== 'not' && name !== 'lang') {
        const needs = split(inside, ',').map((one) => needsOf(one))
        choices.push(needs.map((some) => some.filter((need) => typeof need === 'string')))
      }
      return ''
    },
  )
  const types = outer.match(/\[type=[\w-]+\]/g) ?? []
  const plain = outer.replace(/\[[^\]]*\]/g, '')
  const classes = plain.match(/\.[\w-]+/g) ?? []
  const elements = plain.match(/(?<![\w.:#-])[a-z][a-z\d]*/g) ?? []
  return [...classes, ...elements, ...types, ...choices]
}

function blocksOf(css: string): { head: string; body: string }[] {
  const blocks: { head: string; body: string }[] = []
  let start = 0
  let open = -1
  let depth = 0
  for (let at = 0; at < css.length; at++) {
    const sign = css[at]
    if (sign === '"' || sign === "'") at = endOfText(css, at)
    else if (sign === ';' && depth === 0) start = at + 1
    else if (sign === '{' && depth++ === 0) open = at
    else if (sign === '}' && --depth === 0) {
      blocks.push({ head: css.slice(start, open).trim(), body: css.slice(open + 1, at) })
      start = at + 1
    }
  }
  return blocks
}

function endOfText(css: string, from: number): number {
  let at = from + 1
  while (at < css.length && css[at] !== css[from]) at += css[at] === '\\' ? 2 : 1
  return at
}

/** Splits by a character outside brackets and strings. */
function split(text: string, sign: string): string[] {
  const parts: string[] = []
  let start = 0
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const one = text[at]!
    if (one === '"' || one === "'") at = endOfText(text, at)
    else if ('([{'.includes(one)) depth++
    else if (')]}'.includes(one)) depth--
    else if (one === sign && depth === 0) {
      parts.push(text.slice(start, at))
      start = at + 1
    }
  }
  return [...parts, text.slice(start)].filter((part) => part.trim() !== '')
}
