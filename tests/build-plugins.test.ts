import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { parseAst } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { iconPaths } from '#src/web/ui/icon-paths.ts'
import { spriteOf } from '../scripts/icon-plugin.ts'
import { markLanguages } from '../scripts/language-plugin.ts'
import { splitLanguages } from '../scripts/split-languages.ts'

const marked = (code: string) => markLanguages(code, parseAst(code))
const inEnglish = (code: string) => marked(code).replaceAll('__IN_ENGLISH__', 'true')
const evaluate = (code: string): unknown => runInNewContext(code)

test('one language of a bilingual text is kept', () => {
  const code = `({ zh: { found: (n) => '共 ' + n }, en: { found: (n) => n + ' found' } })`
  expect(evaluate(inEnglish(code))).toMatchObject({ zh: '', en: { found: expect.any(Function) } })
  const error = `({ id: 'course.full', 'zh': '已满', "en": \`Full\` })`
  expect(evaluate(inEnglish(error))).toEqual({ id: 'course.full', zh: '', en: 'Full' })
  const words = `((both) => both('学习', 'Learning'))((zh, en) => [zh, en])`
  expect(evaluate(inEnglish(words))).toEqual(['', 'Learning'])
})

test('values of variables are left unchanged', () => {
  for (const code of [`({ zh: error.msg, en: error.enmsg })`, `({ zh, en })`, `pick('a', 'b')`]) {
    expect(marked(code)).toBe(code)
  }
})

test('a built client is split by language into files that use texts and shared files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'farsail-split-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const assets = join(folder, 'client', 'assets')
  await mkdir(assets, { recursive: true })
  const put = (name: string, code: string) => writeFile(join(assets, name), code)
  await put('react-AAAAAAAA.js', 'export const a = 1')
  await put(
    'text-BBBBBBBB.js',
    `export const t = { zh: __IN_ENGLISH__ ? "" : "课程", en: __IN_ENGLISH__ ? "Course" : "" }`,
  )
  await put(
    'page-CCCCCCCC.js',
    `import { t } from "./text-BBBBBBBB.js"; import { a } from "./react-AAAAAAAA.js"; console.log(t, a)`,
  )
  await splitLanguages(folder)
  expect((await readdir(assets)).toSorted()).toEqual([
    'page-CCCCCCCC.en-US.js',
    'page-CCCCCCCC.zh-CN.js',
    'react-AAAAAAAA.js',
    'text-BBBBBBBB.en-US.js',
    'text-BBBBBBBB.zh-CN.js',
  ])
  const read = (name: string) => readFile(join(assets, name), 'utf8')
  const page = await read('page-CCCCCCCC.en-US.js')
  expect(page).toContain('./text-BBBBBBBB.en-US.js')
  expect(page).toContain('./react-AAAAAAAA.js')
  expect(await read('text-BBBBBBBB.en-US.js')).not.toContain('课程')
  expect(await read('text-BBBBBBBB.zh-CN.js')).not.toContain('Course')
  const list = JSON.parse(await readFile(join(folder, 'languages.json'), 'utf8')) as string[]
  expect(list).toEqual(['page-CCCCCCCC.js', 'text-BBBBBBBB.js'])
})

test('the sprite has every icon under its name', () => {
  const sprite = spriteOf(iconPaths)
  for (const [name, path] of Object.entries(iconPaths)) {
    expect(sprite).toContain(`<symbol id="${name}" viewBox="0 0 24 24">`)
    expect(sprite).toContain(path)
  }
})
