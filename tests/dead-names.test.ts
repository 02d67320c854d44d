import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { product, root, type Source } from './source-tree.ts'

/** Returns the keys of each `texts({ zh, en })` of a file, by the name of its constant. */
function textsOf({ code }: Source): { name: string; keys: string[] }[] {
  return [
    ...code.matchAll(/^export const (\w+) = texts\(\{\n {2}zh: \{\n([\s\S]*?)^ {2}\},/gm),
  ].map(([, name = '', body = '']) => ({
    name,
    keys: [...body.matchAll(/^ {4}(\w+)(?=[:,(])/gm)].map(([, key = '']) => key),
  }))
}

/** Text files do not show their own keys. */
const isText = ({ path }: Source) => path.endsWith('text.ts')

const words = new Map(
  product.map((source) => [source.path, new Set(source.code.match(/[\w$]+/g))] as const),
)
const others = product.filter((source) => !isText(source))
/** Every word in quotes, and every key of an object: what a computed `t[name]` may stand for. */
const computable = new Set(
  others.flatMap(({ code }) =>
    [...code.matchAll(/'([\w$]+)'|\b([\w$]+)\??:/g)].map(([, quoted, key]) => quoted ?? key ?? ''),
  ),
)

test('every text has a file that shows it', () => {
  const dead = product.flatMap((source) =>
    textsOf(source).flatMap(({ name, keys }) => {
      const users = others.filter(
        ({ path, imports }) => imports.includes(source.path) && words.get(path)?.has(name),
      )
      const code = users.map((user) => user.code).join('\n')
      const shown = new Set(code.match(/(?<=\.)[\w$]+|(?<=const \{[^}]*)\b\w+\b(?=[^}]*\} = \w+)/g))
      const computed = /[\w)]\[[a-z][^\]]*\]/.test(code)
      return keys
        .filter((key) => !shown.has(key) && !(computed && computable.has(key)))
        .map((key) => `${source.path}: ${name}.${key}`)
    }),
  )
  expect(dead).toEqual([])
})

/** Returns the classes of a CSS module. */
function classesOf(path: string): Set<string> {
  const css = readFileSync(join(root, path), 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/:global\([^)]*\)/g, '')
  return new Set([...css.matchAll(/\.([a-z]\w*)(?=[^{}]*\{)/gi)].map(([, name = '']) => name))
}

/** The files that import each CSS module, with the name that they give it. */
const sheets = Map.groupBy(
  product.flatMap(({ path, code, imports }) =>
    [...code.matchAll(/import (\w+) from '[^']*\/([\w-]+\.module\.css)'/g)].map(
      ([, name = '', file = '']) => ({
        path,
        code,
        name,
        sheet: imports.find((target) => target.endsWith(`/${file}`)) ?? '',
      }),
    ),
  ),
  ({ sheet }) => sheet,
)

test('every class of a style sheet is used, and every class that is used exists', () => {
  const wrong = [...sheets].flatMap(([sheet, users]) => {
    const classes = classesOf(sheet)
    const used = users.flatMap(({ path, code, name }) => {
      const found = code.matchAll(new RegExp(`(?<![\\w/'.-])${name}(?:\\.|\\[')(\\w+)`, 'g'))
      return [...found].map(([, one = '']) => ({ path, one }))
    })
    const computed = users.some(({ code, name }) => new RegExp(`\\b${name}\\[[^']`).test(code))
    const names = new Set(used.map(({ one }) => one))
    const idle = [...classes].filter((one) => !names.has(one) && !(computed && computable.has(one)))
    return [
      ...used.filter(({ one }) => !classes.has(one)).map(({ path, one }) => `${path}: no .${one}`),
      ...idle.map((one) => `${sheet}: .${one} is used nowhere`),
    ]
  })
  expect(wrong).toEqual([])
})

test('no page repeats the title of its row in the route table', () => {
  const title = /export const meta = pageMeta\(\w+, \(t\) => \(\{ title: t\.title \}\)\)/
  expect(product.filter(({ code }) => title.test(code)).map(({ path }) => path)).toEqual([])
})
