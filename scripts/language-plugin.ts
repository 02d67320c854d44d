import type { ESTree, Plugin } from 'vite'

/** A placeholder in the built code, which `split-languages.ts` replaces by true or false. */
export const englishMark = '__IN_ENGLISH__'

/**
 * Marks each text that is written out in both languages, so that the build can be divided afterwards:
 * `{ zh: '课程', en: 'Course' }` → `{ zh: mark ? '' : '课程', en: mark ? 'Course' : '' }`, and likewise
 * `both('课程', 'Course')` and `bothWords(…)`. The server and the development mode keep both. React
 * Aria's texts in languages other than these two are left out.
 */
export function languagePlugin(): Plugin {
  return {
    name: 'farsail:language',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: {
      filter: { id: /\/node_modules\/react-aria\/.*\/intl\/.*\/[a-z]{2}-[A-Z]{2}\.m?js$/ },
      handler: (id) => (/(zh-CN|en-US)\.m?js$/.test(id) ? null : 'export default {}'),
    },
    transform: {
      filter: {
        // A reviewer sees the applicant's message in both languages, so its texts are not marked.
        id: { include: /\/src\/.*\.tsx?(?:$|\?)/, exclude: /\/review-text\.ts/ },
        code: /\bzh\b|\bboth(?:Words)?\(/,
      },
      handler(code) {
        const marked = markLanguages(code, this.parse(code))
        return marked === code ? null : { code: marked, map: null }
      },
    },
  }
}

/** Returns the module's code with a choice in place of each text of a pair. */
export function markLanguages(code: string, program: ESTree.Program): string {
  const edits = pairsIn(program).flatMap(([zh, en]) => [
    { ...zh, choice: (text: string) => `(${englishMark} ? "" : ${text})` },
    { ...en, choice: (text: string) => `(${englishMark} ? ${text} : "")` },
  ])
  let marked = code
  for (const { start, end, choice } of edits.toSorted((a, b) => b.start - a.start)) {
    marked = marked.slice(0, start) + choice(marked.slice(start, end)) + marked.slice(end)
  }
  return marked
}

type Pair = [zh: ESTree.Node, en: ESTree.Node]

function pairsIn(node: unknown): Pair[] {
  if (Array.isArray(node)) return node.flatMap(pairsIn)
  if (typeof node !== 'object' || node === null) return []
  const pair = 'type' in node ? pairOf(node as ESTree.Node) : undefined
  return pair ? [pair] : Object.values(node).flatMap(pairsIn)
}

/** Only texts written in the code are marked: a value in a variable comes from the server or a person. */
const writtenOut = new Set([
  ...['Literal', 'TemplateLiteral', 'ObjectExpression', 'ArrayExpression'],
  ...['ArrowFunctionExpression', 'FunctionExpression'],
])

function pairOf(node: ESTree.Node): Pair | undefined {
  const [zh, en] = node.type === 'CallExpression' ? argumentsOf(node) : propertiesOf(node)
  return zh && en && writtenOut.has(zh.type) && writtenOut.has(en.type) ? [zh, en] : undefined
}

function argumentsOf({ callee, arguments: given }: ESTree.CallExpression): ESTree.Node[] {
  const ours = callee.type === 'Identifier' && /^both(Words)?$/.test(callee.name)
  return ours && given.length === 2 ? given : []
}

function propertiesOf(node: ESTree.Node): (ESTree.Node | undefined)[] {
  if (node.type !== 'ObjectExpression') return []
  const valueOf = (name: string) => {
    for (const property of node.properties) {
      if (property.type !== 'Property' || property.computed) continue
      const { key, value } = property
      if ((key.type === 'Identifier' ? key.name : key.type === 'Literal' && key.value) === name) {
        return value
      }
    }
    return undefined
  }
  return [valueOf('zh'), valueOf('en')]
}
