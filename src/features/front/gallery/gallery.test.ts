import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { product, root } from '#tests/source-tree.ts'
import { partNames } from './web/part-names.ts'

/** Components that show nothing of their own, each with the reason. */
const unseen: Record<string, string> = {
  ConfirmHost: 'draws the ConfirmBox of the question that is asked',
  FileRow: 'is a row of FileField, shown there in each of its states',
  LeaveGuardHost: 'asks by a ConfirmBox, shown there in the state of leaving',
  ListForm: 'is the form element around ListSearch and FilterBar',
  NewWindow: 'is heard, not seen',
  SearchInput: 'is the input of ListSearch and FilterBar, which give it its looks',
  Overlays: 'contains the hosts of every page, which have specimens of their own',
}

const folders = /^src\/web\/(ui|form|list|back-office)\/[^/]+\.tsx$/
const exported = product
  .filter(({ path }) => folders.test(path))
  .flatMap(({ code }) => [
    ...code.matchAll(
      /^export (?:default )?(?:function|const|class) ([A-Z][a-z]\w*)\b(?!: | = createContext)/gm,
    ),
  ])
  .map(([, name]) => name!)

const web = join(root, 'src/features/front/gallery/web')
const specimens = readdirSync(web)
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => readFileSync(join(web, name), 'utf8'))
  .join('\n')
const parts = Object.values(partNames).flat()
const isUsed = (name: string) => new RegExp(`<${name}[\\s/>]`).test(specimens)
const isNamed = (name: string) => specimens.includes(`<Part name="${name}"`)

test('every component that the rooms share has a specimen, or a reason for having none', () => {
  expect(exported.length).toBeGreaterThan(50)
  const missing = exported.filter((name) => !(name in unseen) && !(isNamed(name) && isUsed(name)))
  expect(missing).toEqual([])
})

test('the exceptions are components, and none of them has a specimen', () => {
  const names = Object.keys(unseen)
  expect(names.filter((name) => !exported.includes(name) || isNamed(name))).toEqual([])
})

test('the index at the top has every specimen, and no other', () => {
  const named = [...specimens.matchAll(/<Part name="([^"]+)"/g)].map(([, name]) => name!)
  expect(parts.toSorted()).toEqual(named.toSorted())
})
