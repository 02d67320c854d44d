import { exchangeApi } from '#src/features/content/exchange/contract.ts'
import { classApi } from '#src/features/learning/class/contract.ts'
import { homeworkApi } from '#src/features/learning/homework/contract.ts'
import { homeworkPaths } from '#src/features/learning/homework/paths.ts'
import { settings } from '#src/features/learning/homework/test-settings.ts'
import { attemptsText } from '#src/features/learning/homework/web/attempts-text.ts'
import { worksText } from '#src/features/learning/homework/web/works-text.ts'
import { attendEverySeconds } from '#src/features/learning/quiz/contract.ts'
import { quizErrors } from '#src/features/learning/quiz/errors.ts'
import { resultText } from '#src/features/learning/quiz/web/result-text.ts'
import { quizText } from '#src/features/learning/quiz/web/text.ts'
import { pick } from '#src/shared/locale.ts'
import { randomHex } from '#src/web/random-hex.ts'
import { expect, test, whenReady } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { onBoth } from '#tests/browser/screens.ts'
import { homeworkQuizPaths } from './paths.ts'
import { quizSettings } from './test-settings.ts'

const paper = `一、简答题
1. 简述 FOB 的风险转移点。
答案：货物装上船时
`

test(
  'a student who takes a quiz gets extra time at once, and is told on the page when excused meanwhile',
  onBoth,
  async ({ page, at, say, locale, enter, newPerson, otherDevice }) => {
    test.slow()
    const [w, a, q] = [say(worksText), say(attemptsText), say(quizText)] as const
    const teacher = await enter({ role: '2', isVerified: true, realName: '沈知遥' })
    const given = { name: 'Trade 2601', yearFrom: '2026', semester: 'first' as const }
    const { classId } = await teacher.call(classApi.create, given)
    const { code } = (await teacher.call(classApi.getClass, { classId })).code!
    const student = await newPerson({ role: '1', realName: '林晓舟' })
    await student.call(classApi.join, { code })
    const source = { kind: 'text' as const, text: paper }
    const { importId } = await teacher.call(exchangeApi.beginImport, { source })
    await expect
      .poll(async () => (await teacher.call(exchangeApi.getImport, { importId })).state)
      .toBe('review')
    const taken = { importId, folderId: null, paperName: '期中试卷' }
    const { paperId } = await teacher.call(exchangeApi.takeOver, taken)
    const { homeworkId } = await teacher.call(homeworkApi.save, {
      ...{ classId, homeworkId: null, key: randomHex(), publish: true },
      homework: settings({ title: 'Week 10' }),
      quiz: quizSettings(paperId, { timeLimit: 40 }),
    })

    const phone = await otherDevice(student)
    await phone.goto(at(homeworkQuizPaths.quiz(homeworkId)))
    await whenReady(phone)
    await phone.getByRole('button', { name: q.start }).click()
    const field = phone.getByRole('textbox').first()
    await field.fill('货物装上船')
    await expect(phone.getByText(q.saved)).toBeVisible()
    await expect(phone.getByRole('timer')).toHaveText(/^(40:00|39:\d\d)$/)

    await page.goto(at(homeworkPaths.works(classId, homeworkId)))
    await whenReady(page)
    // The name of the student is written in the language of the reader.
    const acts = page.getByRole('table', { name: w.list }).getByRole('button')
    await test.step('extra time', async () => {
      await acts.click()
      await page.getByRole('menuitem', { name: a.extraTime }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: a.extraMinutes }).fill('0')
      await dialog.getByRole('button', { name: a.extraTime }).click()
      await expect(dialog.getByRole('textbox', { name: a.extraMinutes })).toBeFocused()
      await look(page, 'extra time for a student')
      await dialog.getByRole('textbox', { name: a.extraMinutes }).fill('20')
      await dialog.getByRole('button', { name: a.extraTime }).click()
      await expect(page.getByText(a.extraTimeOf('20'))).toBeVisible()
      await expect(phone.getByRole('timer')).toHaveText(/^(1:00:00|60:00|59:\d\d)$/)
    })

    await test.step('excused while typing', async () => {
      await acts.click()
      await page.getByRole('menuitem', { name: w.excuse }).click()
      const reason = phone.getByText(pick(quizErrors.withheldExcused, locale))
      await expect(reason).toBeVisible()
      await expect(field).toHaveValue('货物装上船')
      await expect(phone.getByRole('button', { name: q.handIn }).first()).toBeDisabled()
      await look(phone, 'an attempt that is withheld')
      await phone.reload()
      await whenReady(phone)
      await expect(reason).toBeVisible()
      await expect(field).toHaveValue('货物装上船')
    })

    await test.step('included again', async () => {
      await acts.click()
      await page.getByRole('menuitem', { name: w.include }).click()
      // A page that has loaded a moment ago may not hear of it, and finds out with its next sign.
      await expect(phone.getByText(pick(quizErrors.withheldExcused, locale))).toBeHidden({
        timeout: attendEverySeconds * 2000,
      })
      await field.fill('货物装上船时')
      await phone.getByRole('button', { name: q.handIn }).first().click()
      await phone.getByRole('alertdialog').getByRole('button', { name: q.handInNow }).click()
      await expect(phone.getByRole('heading', { name: say(resultText).handedIn })).toBeVisible()
    })
  },
)
