import { expect, test } from 'vitest'
import { byNaturalOrder } from './natural-order.ts'
import { planFiles } from './plan-files.ts'

const inOrder = (...names: string[]) => {
  expect(names.toReversed().toSorted(byNaturalOrder)).toEqual(names)
}

test('names are ordered by their numbers', () => {
  inOrder('第一讲', '第二讲', '第十讲', '第十一讲', '第二十讲')
  inOrder('1-1 a', '1-2 b', '1-10 c', '2-1 d')
  inOrder('一、导论', '二、合同', '十、索赔')
  inOrder('（一）', '（二）', '（十二）')
  inOrder('1.2', '1.10', '２.1')
  inOrder('Lecture 2', 'Lecture 10')
  inOrder('项目一', '项目二', '项目十')
})

const file = (path: string) => {
  const folders = path.split('/')
  const name = folders.pop()!
  return { file: new File(['x'], name), folders }
}
const plan = (paths: string[], loose: 'each' | 'one' | 'inside' = 'each') =>
  planFiles(paths.map(file), { loose, looseName: 'New' })
const short = ({ chapters }: ReturnType<typeof planFiles>): unknown =>
  chapters.map(({ name, items, chapters: below }) => [
    name,
    ...items.map((item) => `${item.type} ${item.name}`),
    ...(below.length > 0 ? [short({ chapters: below, items: [], skipped: [] })] : []),
  ])

test('folders become chapters, files items, and the folder around them is the course', () => {
  const found = plan([
    '国际贸易/第十讲 索赔/1.mp4',
    '国际贸易/第二讲 术语/1-10 CIF.mp4',
    '国际贸易/第二讲 术语/1-2 FOB.pptx',
    '国际贸易/第二讲 术语/练习/作业.docx',
    '国际贸易/第二讲 术语/代码.exe',
  ])
  expect(short(found)).toEqual([
    ['术语', 'courseware FOB', 'video CIF', [['练习', 'courseware 作业']]],
    ['索赔', 'video 1'],
  ])
  expect(found.skipped).toEqual(['代码.exe'])
})

test('a single folder of files is one chapter', () => {
  expect(short(plan(['第一讲 概述/讲义.pdf', '第一讲 概述/图.png']))).toEqual([
    ['概述', 'courseware 讲义', 'courseware 图'],
  ])
})

test('files without a folder: a chapter for each lesson, one for all, or none', () => {
  const files = ['第二讲 合同.mp4', '第一讲 概述.pptx', '第一讲 概述.mp4', '第一讲 概述.srt']
  expect(short(plan(files))).toEqual([
    ['概述', 'video 概述', 'courseware 概述'],
    ['合同', 'video 合同'],
  ])
  expect(short(plan(files, 'one'))).toMatchObject([
    ['New', 'video 概述', 'courseware 概述', 'video 合同'],
  ])
  expect(plan(files, 'inside')).toMatchObject({ chapters: [], items: [{}, {}, {}] })
})
