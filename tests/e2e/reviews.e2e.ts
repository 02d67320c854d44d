import { courseApi } from '#src/features/learning/course/contract.ts'
import { reviewPaths } from '#src/features/learning/review/paths.ts'
import { reviewText } from '#src/features/learning/review/web/text.ts'
import { moderationPaths } from '#src/features/office/moderation/paths.ts'
import { moderationText } from '#src/features/office/moderation/web/moderation-text.ts'
import { reasonWords } from '#src/features/people/report/reasons-text.ts'
import { reportText } from '#src/features/people/report/web/report-text.ts'
import { pick } from '#src/shared/locale.ts'
import { asReviewer, expect, test, whenReady } from '#tests/browser.ts'
import { onPhone } from '#tests/browser/screens.ts'

test(
  'a learner reviews a course, its teacher replies, another one reports, and a reviewer hides it',
  onPhone,
  async ({ page, at, say, locale, enter, newPerson, newQuiz, otherDevice }) => {
    const [t, r, m] = [say(reviewText), say(reportText), say(moderationText)]
    const teacher = await newPerson({ role: '2', isVerified: true })
    const name = `评价 ${teacher.username}`
    const { courseId } = await newQuiz({ ownerId: teacher.id, name, settings: {} })
    const path = at(reviewPaths.reviews({ courseId, kind: 'premium' }))
    const words = `例子很多 ${teacher.username}`

    const learner = await enter()
    await page.goto(path)
    await expect(page.getByText(t.joinFirst)).toBeVisible()
    await learner.call(courseApi.join, { courseId, fee: 0 })
    await page.goto(path)
    await whenReady(page)
    const form = page.getByRole('form', { name: t.write })
    await form.getByRole('button', { name: t.submit }).click()
    await expect(form.getByRole('radiogroup', { name: t.rating })).toHaveAttribute(
      'aria-invalid',
      'true',
    )
    await form.getByRole('radio', { name: t.outOfFive('4') }).check()
    await page.keyboard.press('ArrowRight')
    await expect(form.getByRole('radio', { name: t.outOfFive('4.5') })).toBeChecked()
    await form.getByRole('textbox', { name: t.content }).fill(words)
    await form.getByRole('button', { name: t.submit }).click()
    const mine = page.getByRole('region', { name: t.you })
    await expect(mine.getByText(words)).toBeVisible()
    await expect(mine.getByText(t.countsFrom('20', '0'))).toBeVisible()

    const desk = await otherDevice(teacher)
    await desk.goto(path)
    await whenReady(desk)
    await desk.getByRole('button', { name: t.doReply, exact: true }).click()
    await desk.keyboard.type('谢谢，会继续更新')
    await desk.getByRole('button', { name: t.sendReply }).click()
    await expect(desk.getByRole('button', { name: t.editReply })).toBeVisible()

    const reader = await otherDevice(await newPerson())
    await reader.goto(path)
    await whenReady(reader)
    await expect(reader.getByText('谢谢，会继续更新')).toBeVisible()
    const review = reader.getByRole('article').filter({ hasText: words })
    await review.getByText(t.helpfulNot, { exact: true }).click()
    await expect(review.getByText(t.helpfulCount('1'))).toBeVisible()
    await review.getByRole('button', { name: r.report }).click()
    const dialog = reader.getByRole('dialog', { name: r.title })
    await dialog.getByRole('radio', { name: pick(reasonWords.offTopic, locale) }).check()
    await dialog.getByRole('button', { name: r.send }).click()
    await expect(review.getByText(r.reported)).toBeVisible()

    const office = await otherDevice(await newPerson(asReviewer))
    await office.goto(at(moderationPaths.reports()))
    await whenReady(office)
    const reported = office.getByRole('article').filter({ hasText: words })
    await reported.getByRole('button', { name: m.hide }).click()
    const hide = office.getByRole('dialog', { name: m.hideTitle })
    await hide.getByRole('radio', { name: pick(reasonWords.offTopic, locale) }).check()
    await hide.getByRole('button', { name: m.hide }).click()
    await expect(reported).toHaveCount(0)

    await reader.goto(path)
    await expect(reader.getByText(t.noReviews)).toBeVisible()
    await page.goto(path)
    await expect(mine.getByText(t.hidden(pick(reasonWords.offTopic, locale), ''))).toBeVisible()
  },
)
