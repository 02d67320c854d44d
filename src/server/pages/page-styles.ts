import { LRUCache } from 'lru-cache'
import { joinedSheet } from './joined-sheets.ts'
import { parseStyles, type Rule, type Sheet } from './parse-styles.ts'

/** Reads a stylesheet of the pages by its address. */
type ReadSheet = (href: string) => string

const link = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g
const fold = '<template data-fold=""></template>'

/**
 * Inlines the styles of a plain page's first screen, so that nothing has to load before it shows. The
 * stylesheets follow as one at the page's fold mark (`web/plain.tsx`), or at its end: a browser shows the
 * content above a stylesheet without waiting for it.
 */
export function styleInliner(read: ReadSheet): (html: string) => string {
  const sheets = new Map<string, Sheet>()
  // Pages of one kind use the same classes.
  const known = new LRUCache<string, string>({ max: 200 })

  function sheetOf(href: string): Sheet {
    const found = sheets.get(href) ?? parseStyles(read(href.replace(/#.*/, '')))
    sheets.set(href, found)
    return found
  }

  return (html) => {
    const links = [...html.matchAll(link)]
    if (links.length === 0) return html
    const hrefs = links.map(([, href = '']) => href)
    const bare = html.replace(link, '')
    const marked = bare.indexOf(fold)
    const end = marked < 0 ? bare.lastIndexOf('</body>') : marked
    const above = bare.slice(0, end)
    const used = usedIn(above)
    const key = [...hrefs, ...[...used.needs].sort(), ...used.variables].join(' ')
    let css = known.get(key)
    if (css === undefined) {
      css = stylesFor(hrefs.map(sheetOf), used)
      known.set(key, css)
    }
    const rest = bare.slice(marked < 0 ? end : end + fold.length)
    const styled = above.replace('</head>', () => `<style>${css}</style></head>`)
    return `${styled}<link rel="stylesheet" href="${joinedSheet(hrefs)}"/>${rest}`
  }
}

interface Used {
  /** Classes ('.a'), elements ('a') and kinds of fields ('[type=radio]') of the page. */
  needs: ReadonlySet<string>
  /** Variables named in style attributes. */
  variables: readonly string[]
}

/** The entries of closed menus, whose styles can wait too. */
const closedMenu = /<div[^>]* role="menu".*?<\/div>/gs

function usedIn(page: string): Used {
  const html = page.replace(closedMenu, '')
  const needs = new Set<string>()
  for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of names.split(' ')) needs.add(`.${name}`)
  }
  for (const [, element = ''] of html.matchAll(/<([a-z][a-z\d]*)/g)) needs.add(element)
  for (const [, type = ''] of html.matchAll(/ type="([\w-]+)"/g)) needs.add(`[type=${type}]`)
  const variables = [...html.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)
  return { needs, variables: [...new Set(variables)].sort() }
}

/** Returns the rules that the classes need, with the variables that those rules need. */
function stylesFor(sheets: readonly Sheet[], { needs, variables }: Used): string {
  const rules = sheets.flatMap((sheet) => keep(sheet.rules, needs))
  const named = new Set(variables)
  const defined = new Map<string, string[]>()
  walk(rules, ({ declarations }) => {
    for (const { variable, uses } of declarations) {
      if (variable === undefined) uses.forEach((name) => named.add(name))
      else defined.set(variable, [...(defined.get(variable) ?? []), ...uses])
    }
  })
  // Iterating over a growing set also visits the added values.
  for (const name of named) defined.get(name)?.forEach((other) => named.add(other))
  const text = rules.map((rule) => print(rule, named)).join('')
  return text + sheets.flatMap(({ others }) => others.filter((one) => isUsed(one, text))).join('')
}

/** Keyframes are selected by their name; fonts are always included. */
const isUsed = (other: string, text: string) => {
  const name = /^@keyframes ([\w-]+)/.exec(other)?.[1]
  return name === undefined || text.includes(name)
}

/**
 * Matches selectors of states that a page has only after a reader's first action, so that their rules
 * may come later, with the stylesheets. A state inside `:not()` does not count.
 */
const later =
  /:hover|:active|:focus|:disabled|:popover-open|::selection|::backdrop|\[aria-(?:busy|invalid)/
const isLater = (selector: string) => later.test(selector.replace(/:not\([^()]*\)/g, ''))

/** Matches media whose rules may come with the stylesheets: few readers have them. */
const seldom = /^@media (?:print|\(forced-colors: ?active\))/

function keep(rules: readonly Rule[], has: ReadonlySet<string>): Rule[] {
  return rules.flatMap((rule) => {
    if (rule.at !== undefined && seldom.test(rule.at)) return []
    if (rule.inside) {
      const inside = keep(rule.inside, has)
      return inside.length > 0 ? [{ ...rule, inside }] : []
    }
    const selectors = rule.selectors.filter(
      ({ text, needs }) =>
        !isLater(text) &&
        needs.every((need) =>
          typeof need === 'string'
            ? has.has(need)
            : need.some((all) => all.every((one) => has.has(one))),
        ),
    )
    return selectors.length > 0 ? [{ ...rule, selectors }] : []
  })
}

function walk(rules: readonly Rule[], visit: (rule: Rule) => void): void {
  for (const rule of rules) {
    visit(rule)
    if (rule.inside) walk(rule.inside, visit)
  }
}

function print(rule: Rule, named: ReadonlySet<string>): string {
  if (rule.inside) {
    const inside = rule.inside.map((one) => print(one, named)).join('')
    return inside && `${rule.at}{${inside}}`
  }
  const body = rule.declarations
    .filter(({ variable }) => variable === undefined || named.has(variable))
    .map(({ text }) => text)
    .join(';')
  return body && `${rule.selectors.map(({ text }) => text).join(',')}{${body}}`
}
