import { expect, test, whenReady } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { onBoth } from '#tests/browser/screens.ts'
import { bankApi } from '#src/features/content/bank/contract.ts'
import { classApi } from '#src/features/learning/class/contract.ts'
import { classPaths } from '#src/features/learning/class/paths.ts'
import { noText } from '#src/features/content/question/body/limits.ts'
import { questionText as partsText } from '#src/features/content/question/web/question-text.ts'
import { lessonApi } from './contract.ts'
import { lessonPaths } from './paths.ts'
import { askText } from './web/ask-text.ts'
import { attendanceText } from './web/attendance-text.ts'
import { lessonText } from './web/lesson-text.ts'
import { questionText } from './web/question-text.ts'
import { questionsText } from './web/questions-text.ts'
import { rollText } from './web/roll-text.ts'

const several = {
  type: 'multiple' as const,
  stem: {
    zh: '<p>按 CIF 成交，卖方承担哪些？</p>',
    en: '<p>Under CIF, what does the seller pay for?</p>',
  },
  explanation: { zh: '<p>风险在装船时转移。</p>', en: '<p>Risk passes on board.</p>' },
  options: ['保险 Insurance', '运费 Freight', '进口税 Import duty'].map((words, at) => ({
    ...{ id: 'abc'[at]!, text: { zh: words, en: words }, right: at < 2 },
  })),
  keepOrder: false,
}
const essay = {
  ...{ type: 'essay' as const, stem: { zh: '<p>论述 CIF</p>', en: '<p>Discuss CIF</p>' } },
  ...{ explanation: noText, modelAnswer: noText, criteria: [], leastWords: 0, mostWords: 500 },
}

test(
  'a question of the bank stands on the projector and on the phones, is answered, and its key is shown afterwards',
  onBoth,
  async ({ page, at, say, enter, newPerson, otherDevice }) => {
    test.slow()
    const [l, a, q] = [say(lessonText), say(askText), say(questionText)]
    const [list, parts] = [say(questionsText), say(partsText)]
    const stem = say({ zh: { of: several.stem.zh }, en: { of: several.stem.en } })
    const words = stem.of.replaceAll(/<[^>]*>/g, '')
    const explanation = say({
      zh: { of: '风险在装船时转移。' },
      en: { of: 'Risk passes on board.' },
    })
    const teacher = await enter({ role: '2', isVerified: true, realName: '沈知遥' })
    const make = (body: typeof several | typeof essay) =>
      teacher.call(bankApi.createQuestion, {
        ...{ folderId: null, body, difficulty: 2, points: 1, tags: [], keepDraft: false },
      })
    await make(several)
    await make(essay)
    const given = { name: 'Trade 2601', yearFrom: '2026', semester: 'first' as const }
    const { classId } = await teacher.call(classApi.create, given)
    const { code } = (await teacher.call(classApi.getClass, { classId })).code!
    const student = await newPerson({ role: '1', realName: '林晓舟' })
    await student.call(classApi.join, { code })
    const { lessonId } = await teacher.call(lessonApi.begin, { classId })
    const phone = await otherDevice(student)
    await phone.setViewportSize({ width: 360, height: 760 })
    await phone.goto(at(lessonPaths.checkIn(classId)))
    await whenReady(phone)
    await page.goto(at(lessonPaths.lesson(classId, lessonId)))
    await whenReady(page)
    const dialog = page.getByRole('dialog', { name: q.title('1') })

    await test.step('two presses ask it; only questions of choices are offered', async () => {
      await page.getByRole('button', { name: l.ask, exact: true }).click()
      const choice = page.getByRole('list', { name: a.fromBank })
      await expect(choice.getByRole('listitem')).toHaveCount(1)
      await look(page, 'the choice of a question')
      await choice.getByRole('button', { name: a.askNamed(words) }).click()
      await expect(dialog.getByText(words)).toBeVisible()
      await expect(dialog.getByText(q.answered('0', '1'))).toBeVisible()
      await look(page, 'a question of the bank')
    })

    await test.step('the phone shows it by itself, and sends several options', async () => {
      const options = phone.getByRole('group', { name: q.options })
      await options.getByRole('button', { name: /^A/ }).click()
      await options.getByRole('button', { name: /^C/ }).click()
      await look(phone, 'options of a question')
      await phone.getByRole('button', { name: q.send, exact: true }).click()
      await expect(phone.getByText(q.chosen('AC'))).toBeVisible()
      await expect(dialog.getByText(q.answered('1', '1'))).toBeVisible()
    })

    await test.step('a page that was loaded anew shows the open question; bars come first, then the key', async () => {
      await page.reload()
      await expect(dialog.getByText(words)).toBeVisible()
      await dialog.getByRole('button', { name: q.show }).click()
      await expect(dialog.getByRole('list', { name: q.bars })).toBeVisible()
      await expect(dialog.getByRole('listitem').getByText(q.right)).toHaveCount(0)
      await expect(phone.getByText(q.closed)).toBeVisible()
      const next = dialog.getByRole('button', { name: q.showKey })
      await expect(next).toBeFocused()
      await next.click()
      await expect(dialog.getByRole('listitem').getByText(q.right)).toHaveCount(2)
      await expect(dialog.getByText(explanation.of)).toBeVisible()
      await look(page, 'the key of a question')
      await expect(phone.getByText(explanation.of)).toBeVisible()
      await expect(phone.getByText(parts.rightAnswer)).toBeVisible()
      await look(phone, 'the key on a phone')
      await dialog.getByRole('button', { name: q.close }).click()
      await expect(dialog).toHaveCount(0)
      await expect(page.getByRole('button', { name: l.ask, exact: true })).toBeFocused()
    })

    await test.step('afterwards both find it again, and the teacher deletes it', async () => {
      await teacher.call(lessonApi.end, { lessonId })
      await phone.goto(at(classPaths.attendance(classId)))
      await whenReady(phone)
      await phone.getByRole('cell').getByRole('link').first().click()
      await expect(phone.getByText(q.own)).toHaveCount(2)
      await look(phone, 'questions of a lesson as a student')
      await page.goto(at(lessonPaths.roll(classId, lessonId)))
      await whenReady(page)
      await page.getByRole('link', { name: say(rollText).questions }).click()
      await expect(page.getByText(words)).toBeVisible()
      await look(page, 'questions of a lesson')
      await page.getByRole('button', { name: list.removeNamed(list.number('1')) }).click()
      const sure = page.getByRole('alertdialog', { name: list.removeTitle('1') })
      await sure.getByRole('button', { name: list.remove }).click()
      await expect(page.getByText(list.empty)).toBeVisible()
      await phone.goto(at(classPaths.attendance(classId)))
      await expect(phone.getByText(say(attendanceText).questions)).toHaveCount(0)
    })
  },
)
