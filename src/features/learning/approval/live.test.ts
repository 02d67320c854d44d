import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chapter, set } from '#src/features/content/draft/test-drafts.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { studyProgress } from '#src/features/learning/study/tables.ts'
import { runs } from '#tests/property.ts'
import { approvalApi } from './contract.ts'
import { openApproval } from './test-approval.ts'
import { reading } from './test-changes.ts'

const { db, newUser, visitor, wholeCourse, approved, release } = await openApproval()
const reviewer = await newUser('reviewer')

const step = fc.constantFrom(
  'edit offer',
  'edit outline',
  'submit',
  'recall',
  'approve',
  'reject',
  'publish',
  'unpublish',
  'release',
)

test('whatever teachers and reviewers do, readers see approved offers and released chapters only', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 25 }), async (steps) => {
      const teacher = await newUser('teacher')
      const course = await wholeCourse(teacher, '名称 0')
      const { courseId, page } = course
      const present = { name: '名称 0', chapter: '第一章' }
      const live: { name: string | null; chapter: string | null } = { name: null, chapter: null }
      let submitted: { submissionId: number; name: string } | null = null
      const isDone = (act: Promise<unknown>) =>
        act.then(
          () => true,
          () => false,
        )
      for (const [at, one] of steps.entries()) {
        if (one === 'edit offer') {
          present.name = `名称 ${at + 1}`
          await page.save([set('head', 'name.zh', present.name)])
        }
        if (one === 'edit outline') {
          present.chapter = `章 ${at + 1}`
          await page.save([set('c-1', 'name.zh', present.chapter)])
        }
        if (one === 'submit' && !submitted) {
          const made = await teacher(approvalApi.submit, { courseId }).catch(() => null)
          if (made) submitted = { ...made, name: present.name }
        }
        if (submitted && ['recall', 'approve', 'reject'].includes(one)) {
          const { submissionId } = submitted
          if (one === 'recall') await teacher(approvalApi.recall, { submissionId })
          if (one === 'approve') {
            await reviewer(approvalApi.approveSubmission, { submissionId })
            live.name = submitted.name
          }
          if (one === 'reject') {
            const reasons = [{ key: 'head', field: 'name', code: 'unclear' as const }]
            await reviewer(approvalApi.rejectSubmission, { submissionId, reasons })
          }
          submitted = null
        }
        if (one === 'publish' && (await isDone(teacher(approvalApi.publish, { courseId })))) {
          live.chapter ??= present.chapter
        }
        if (one === 'unpublish') await teacher(approvalApi.unpublish, { courseId })
        if (one === 'release' && (await isDone(release(teacher, course)))) {
          live.chapter = present.chapter
        }
        const seen = await visitor(courseApi.getCourse, { courseId }).catch(() => null)
        if (!seen) continue
        const { chapters } = await visitor(courseApi.getCatalog, { courseId })
        expect({ name: seen.name, chapter: chapters[0]?.name }).toEqual(live)
      }
    }),
    runs(12),
  )
})

test('a release that moves, renames, removes and restores keeps the progress of learners', async () => {
  const teacher = await newUser('teacher')
  const course = await approved(teacher)
  const { courseId, page } = course
  await page.save([
    chapter('c-2', '第二章', null, 'a1'),
    ...['i-2', 'i-3', 'i-4'].map((key, at) => reading(key, 'c-2', `a${at}`)),
  ])
  await teacher(approvalApi.publish, { courseId })
  const learner = await newUser('student')
  await learner(courseApi.join, { courseId, fee: 0 })
  const outline = async () => (await learner(courseApi.getCatalog, { courseId })).chapters
  const items = async () => (await outline()).flatMap((one) => one.items)
  const before = await items()
  await db
    .insert(studyProgress)
    .values(
      before.map(({ itemId }) => ({ userId: learner.id, courseId, itemId, doneAt: new Date() })),
    )
  const progress = async () =>
    Object.fromEntries((await items()).map(({ itemId, progress: own }) => [itemId, own]))
  const seen = await progress()
  expect(Object.values(seen).every((own) => own?.done)).toBe(true)
  const old = await outline()

  await page.save([
    set('i-2', 'place', { parent: 'c-1', order: 'Zz' }),
    set('i-3', 'name.zh', '新的名称'),
    set('i-4', '', null),
    set('c-2', 'place', { parent: null, order: 'Zz' }),
  ])
  expect(await outline()).toEqual(old)
  await release(teacher, course)
  const moved = await items()
  const idsOf = (of: typeof before) => new Set(of.map(({ itemId }) => itemId))
  expect(idsOf(moved)).toEqual(idsOf(before.slice(0, 3)))
  expect(await progress()).toEqual(
    Object.fromEntries(moved.map(({ itemId }) => [itemId, seen[itemId]])),
  )
  expect(moved.map(({ name }) => name)).toContain('新的名称')
  await page.save([reading('i-4', 'c-2', 'a2')])
  await release(teacher, course)
  expect(await progress()).toEqual(seen)
})
