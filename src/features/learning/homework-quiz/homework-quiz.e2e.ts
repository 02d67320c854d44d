import { exchangeApi } from '#src/features/content/exchange/contract.ts'
import { classApi } from '#src/features/learning/class/contract.ts'
import { homeworkPaths } from '#src/features/learning/homework/paths.ts'
import { attemptsText } from '#src/features/learning/homework/web/attempts-text.ts'
import { formText } from '#src/features/learning/homework/web/form-text.ts'
import { ownText } from '#src/features/learning/homework/web/own-text.ts'
import { worksText } from '#src/features/learning/homework/web/works-text.ts'
import { resultText } from '#src/features/learning/quiz/web/result-text.ts'
import { quizText } from '#src/features/learning/quiz/web/text.ts'
import { expect, test, whenReady } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { onBoth } from '#tests/browser/screens.ts'
import { quizPageText } from './web/quiz-page-text.ts'

const paper = `一、单项选择题
1. FOB 的风险在何处转移？
A. 装运港船上
B. 目的港船上
答案：A
2. CIF 的保险由谁投保？
A. 买方
B. 卖方
答案：B
`

test(
  'an imported paper becomes homework, a student takes it, and its mark is returned',
  onBoth,
  async ({ page, at, say, enter, newPerson, otherDevice }) => {
    test.slow()
    const [f, w, o, q, p] = [
      ...[say(formText), say(worksText), say(ownText), say(quizText), say(quizPageText)],
    ] as const
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
    await teacher.call(exchangeApi.takeOver, { importId, folderId: null, paperName: '期中试卷' })

    await test.step('the teacher sets it', async () => {
      await page.goto(at(homeworkPaths.new(classId)))
      await whenReady(page)
      await page.getByRole('radio', { name: f.homeworkKinds.quiz }).check()
      await page.getByRole('textbox', { name: f.name }).fill('Week 10')
      await page.getByRole('button', { name: f.publish }).click()
      await expect(page.getByText(f.paperMissing)).toBeVisible()
      await page.getByRole('button', { name: f.choosePaper }).click()
      const dialog = page.getByRole('dialog', { name: f.choosePaper })
      await dialog.getByRole('radio', { name: '期中试卷' }).check()
      await look(page, 'a paper is chosen')
      await dialog.getByRole('button', { name: f.choosePaper }).click()
      await expect(page.getByText('期中试卷')).toBeVisible()
      await look(page, 'a quiz as homework')
      await page.getByRole('button', { name: f.publish }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: f.publish }).click()
      await expect(page.getByRole('heading', { name: 'Week 10' })).toBeVisible()
    })
    const homeworkId = /homework\/(\d+)/.exec(page.url())![1]!

    const phone = await otherDevice(student)
    await test.step('the student takes it', async () => {
      await phone.goto(at(homeworkPaths.own(homeworkId)))
      await whenReady(phone)
      await look(phone, 'homework that is a quiz')
      await phone.getByRole('link', { name: o.toQuiz }).click()
      await phone.getByRole('button', { name: q.start }).click()
      await phone.getByRole('radio', { name: '装运港船上' }).check()
      await phone.getByRole('button', { name: q.handIn }).first().click()
      await phone.getByRole('alertdialog').getByRole('button', { name: q.handInNow }).click()
      await expect(phone.getByRole('heading', { name: say(resultText).handedIn })).toBeVisible()
      await look(phone, 'a quiz that was handed in as homework')
    })

    await test.step('the teacher reads the attempt and returns the mark', async () => {
      await page.goto(at(homeworkPaths.works(classId, homeworkId)))
      await page.getByRole('table', { name: w.list }).getByRole('link').click()
      await look(page, 'the attempts of a student')
      await page.getByRole('link', { name: say(attemptsText).attemptNumber('1') }).click()
      await expect(page.getByText(p.answeredOf('1', '2'))).toBeVisible()
      await look(page, 'an attempt of a student')
      await page.goto(at(homeworkPaths.works(classId, homeworkId)))
      await whenReady(page)
      await page.getByRole('button', { name: w.release }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: w.release }).click()
      await expect(page.getByText(w.releasedNow('1'))).toBeVisible()
    })

    await test.step('the student sees it', async () => {
      await phone.goto(at(homeworkPaths.own(homeworkId)))
      await expect(phone.getByRole('heading', { name: o.returnedTitle })).toBeVisible()
      await phone.getByRole('link', { name: o.toResult }).click()
      await expect(phone.getByRole('heading', { name: q.result })).toBeVisible()
    })
  },
)
