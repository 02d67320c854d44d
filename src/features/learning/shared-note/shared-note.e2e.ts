import { classCourseApi } from '#src/features/learning/class-course/contract.ts'
import { classApi } from '#src/features/learning/class/contract.ts'
import { classPaths } from '#src/features/learning/class/paths.ts'
import { noteApi } from '#src/features/learning/note/contract.ts'
import { notePaths } from '#src/features/learning/note/paths.ts'
import { noteText } from '#src/features/learning/note/web/text.ts'
import { studyText } from '#src/features/learning/study/web/text.ts'
import { expect, test, whenReady } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { onBoth } from '#tests/browser/screens.ts'
import { sharedNoteText } from './web/text.ts'

test(
  'a learner shares a note beside the player, the class reads it, a teacher takes it out, and it is taken back',
  onBoth,
  async ({ page, at, say, phone, enter, newPerson, newQuiz, otherDevice }) => {
    test.slow()
    const [t, s, n] = [say(sharedNoteText), say(studyText), say(noteText)]
    const student = await enter({ role: '1', realName: '林晓舟' })
    const teacher = await newPerson({ role: '2', isVerified: true, realName: '沈知遥' })
    const quiz = await newQuiz({ ownerId: teacher.id, name: 'Incoterms', settings: {} })
    const { courseId, itemId } = quiz
    const given = { name: 'Trade 2601', yearFrom: '2026', semester: 'first' as const }
    const { classId } = await teacher.call(classApi.create, given)
    await teacher.call(classCourseApi.add, { classId, courseId, opensOn: '' })
    const { code } = (await teacher.call(classApi.getClass, { classId })).code!
    await student.call(classApi.join, { code })
    await page.goto(at(classPaths.notes(classId)))
    await expect(page.getByText(t.empty)).toBeVisible()
    await look(page, 'no shared notes')
    const write = (key: string, words: string) =>
      student.call(noteApi.saveNote, {
        ...{ key: key.repeat(32), courseId, itemId, anchor: { kind: 'item' }, base: null },
        ...{ save: key.repeat(32), body: `<p>${words}</p>` },
      })
    await write('a', 'CIF = FOB + F + I')
    await write('b', 'DPU')

    await test.step('beside the player', async () => {
      await page.goto(at(notePaths.place('premium', courseId, itemId)))
      await whenReady(page)
      const panel = page.getByRole('complementary', { name: s.side })
      await page.getByRole('button', { name: phone ? s.sideShort : s.showSide }).click()
      await panel.getByRole('tab', { name: s.notes }).click()
      const card = panel.getByRole('article').filter({ hasText: 'CIF' })
      await card.getByRole('button', { name: t.share }).click()
      const dialog = page.getByRole('dialog', { name: t.dialog })
      await dialog.getByRole('button', { name: t.shareWith(given.name) }).click()
      await expect(dialog.getByText(t.states.shared)).toBeVisible()
      await look(page, 'a note is shared')
      await dialog.getByRole('button', { name: t.done }).click()
      await expect(card.getByText(t.sharedWith(given.name))).toBeVisible()
    })

    await test.step('in the list of notes, and for the class', async () => {
      await page.goto(at(notePaths.notes()))
      await whenReady(page)
      const card = page.getByRole('article').filter({ hasText: 'DPU' })
      await card.getByRole('button', { name: t.share }).click()
      const dialog = page.getByRole('dialog', { name: t.dialog })
      await dialog.getByRole('button', { name: t.shareWith(given.name) }).click()
      await dialog.getByRole('button', { name: t.done }).click()
      await expect(card.getByText(t.sharedWith(given.name))).toBeVisible()
      await look(page, 'shared notes among the own ones')
      await page.goto(at(classPaths.notes(classId)))
      await expect(page.getByRole('article')).toHaveCount(2)
      await look(page, 'the notes of a class')
    })

    await test.step('a teacher takes one out', async () => {
      const desk = await otherDevice(teacher)
      await desk.goto(at(classPaths.notes(classId)))
      await whenReady(desk)
      const card = desk.getByRole('article').filter({ hasText: 'DPU' })
      await card.getByRole('button', { name: t.remove }).click()
      await desk.getByRole('alertdialog').getByRole('button', { name: t.remove }).click()
      await expect(card).toBeHidden()
    })

    await test.step('the writer takes the other one back', async () => {
      await page.goto(at(classPaths.notes(classId)))
      await whenReady(page)
      await page.getByRole('article').getByRole('button', { name: t.takeBack }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: t.takeBack }).click()
      await expect(page.getByText(t.empty)).toBeVisible()
      await page.goto(at(notePaths.notes()))
      await expect(page.getByRole('heading', { name: n.title })).toBeVisible()
      await expect(page.getByText(t.sharedWith(given.name))).toBeHidden()
    })
  },
)
