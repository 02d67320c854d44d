import { certificateApi } from '#src/features/learning/certificate/contract.ts'
import { certificatePaths } from '#src/features/learning/certificate/paths.ts'
import { pendingText } from '#src/features/learning/certificate/web/mine/pending-text.ts'
import { verifyText } from '#src/features/learning/certificate/web/verify/verify-text.ts'
import { coursePaths } from '#src/features/learning/course/paths.ts'
import { detailText } from '#src/features/learning/course/web/detail-text.ts'
import { noteApi } from '#src/features/learning/note/contract.ts'
import { noteText } from '#src/features/learning/note/web/text.ts'
import { studyText } from '#src/features/learning/study/web/text.ts'
import { expect, test, whenReady } from '#tests/browser.ts'
import type { DemoQuestion } from '#demo/types.ts'
import { quizOn } from '#tests/browser/quiz.ts'
import { onBoth } from '#tests/browser/screens.ts'

const statement = { type: 'trueFalse', answer: true } as DemoQuestion

test(
  'a student goes from joining to a certificate that an employer checks, with a note written offline in between',
  onBoth,
  async ({
    page,
    context,
    at,
    say,
    locale,
    phone,
    enter,
    newPerson,
    newQuiz,
    otherDevice,
    expected,
  }) => {
    test.slow()
    expected.push(/ERR_INTERNET_DISCONNECTED/)
    const [d, n, s] = [say(detailText), say(noteText), say(studyText)]
    const [p, v] = [say(pendingText), say(verifyText)]
    const teacher = await newPerson({ role: '2', isVerified: true, realName: '沈知遥' })
    const name = `结业测验 ${teacher.username}`
    const { courseId } = await newQuiz({ ownerId: teacher.id, name, settings: {} })
    const { values } = await teacher.call(certificateApi.getOffer, { courseId })
    await teacher.call(certificateApi.saveOffer, {
      ...{ courseId, ...values, offered: true, hours: '32', institution: '远帆学堂' },
      ...{ institutionEn: 'Farsail', signer: '沈知遥', signerEn: 'Shen Zhiyao' },
    })
    const student = await enter({ realName: '林晓舟' })

    await test.step('joins, and opens the player', async () => {
      await page.goto(at(coursePaths.course({ kind: 'premium', courseId })))
      await page.getByRole('main').getByRole('button', { name: d.join }).first().click()
      await expect(page).toHaveURL(new RegExp(`/course/study/${courseId}`))
      await whenReady(page)
    })
    await test.step('writes a note, the middle of it without a network', async () => {
      const field = page
        .getByRole('textbox', { name: n.label })
        .and(page.locator('[contenteditable="true"]'))
      const panel = page.getByRole('complementary', { name: s.side })
      await page.getByRole('button', { name: phone ? s.sideShort : s.showSide }).click()
      await panel.getByRole('tab', { name: s.notes }).click()
      await panel.getByRole('button', { name: n.write }).click()
      await field.pressSequentially('单证一致')
      await expect(panel.getByText(n.saved, { exact: true })).toBeVisible()
      await context.setOffline(true)
      await field.pressSequentially('，单单一致')
      await expect(panel.getByText(n.kept)).toBeVisible()
      await context.setOffline(false)
      const notes = async () =>
        (await student.call(noteApi.getNotes, {})).items.map((one) => one.body)
      await expect.poll(notes).toEqual(['<p>单证一致，单单一致</p>'])
      await panel.getByRole('button', { name: n.done }).click()
      if (phone) await page.keyboard.press('Escape')
    })
    await test.step('passes the quiz, which completes the course', async () => {
      const taking = quizOn(page, locale, [statement, statement, statement])
      await page.getByRole('button', { name: taking.t.start, exact: true }).click()
      for (const index of [0, 1, 2]) await taking.answer(index)
      await taking.expectSaved(2)
      await taking.handIn()
      await expect(page.getByText(taking.t.passed, { exact: true })).toBeVisible()
    })
    const code = await test.step('claims the certificate', async () => {
      await page.goto(at(certificatePaths.pending()))
      const list = page.getByRole('list', { name: p.list })
      await expect(list.getByText(p.completed)).toBeVisible()
      await list.getByRole('button', { name: p.claim }).click()
      await page
        .getByRole('dialog', { name: p.claimTitle })
        .getByRole('button', { name: p.confirm })
        .click()
      await expect(page).toHaveURL(at(certificatePaths.mine()))
      await expect(page.getByRole('main').getByText(name).first()).toBeVisible()
      return (await student.call(certificateApi.getMine, {})).items[0]!.code
    })
    await test.step('an employer without an account checks it', async () => {
      const employer = await otherDevice()
      await employer.goto(at(certificatePaths.certificate(code)))
      await expect(employer.getByText(v.valid, { exact: true })).toBeVisible()
      await expect(employer.getByText('林晓舟')).toBeVisible()
      await expect(employer.getByText(name).first()).toBeVisible()
    })
  },
)
