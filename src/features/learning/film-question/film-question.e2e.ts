import { courseApi } from '#src/features/learning/course/contract.ts'
import { studyText } from '#src/features/learning/study/web/text.ts'
import { asAdministrator, expect, test, whenReady } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { playerOn } from '#tests/browser/player.ts'
import { demoItems, findCourse } from '#tests/browser/school.ts'
import { onDesktops } from '#tests/browser/screens.ts'
import { uiText } from '#src/web/ui/text.ts'
import { manageText } from './web/manage-text.ts'
import { filmQuestionErrors } from './errors.ts'
import { filmQuestionText } from './web/text.ts'

const slug = 'incoterms-2020'
/** The film of the demo school that asks questions, at 0:19 and 0:47. */
const asking = demoItems(slug, 'video')[4]!

test(
  'a film that is wound past its question waits there for an answer, then goes on; its teacher sees how it was answered',
  onDesktops,
  async ({ page, enter, newPerson, otherDevice, expected, locale, say, phone }) => {
    const [t, m] = [say(filmQuestionText), say(manageText)]
    const learner = await enter()
    const course = await findCourse(learner.call, locale, slug)
    const { courseId } = course
    const film = course.item(asking.name)
    await learner.call(courseApi.join, { courseId, fee: 0 })
    await page.goto(film.path)
    await whenReady(page)
    const player = playerOn(page, locale, phone)
    await player.playUntil(0.5)
    await page.locator('video').evaluate((video: HTMLVideoElement) => {
      video.currentTime = 30
    })

    const question = page.getByRole('dialog', { name: t.questionAt('0:19') })
    await expect(question).toBeVisible()
    await expect.poll(player.seconds).toBe(19)
    await look(page, 'a question over a film')
    await question.getByRole('button', { name: t.check }).click()
    await expect(question.getByText(t.answerFirst)).toBeVisible()
    // The keyboard is in the question.
    await question.getByRole('radio').first().focus()
    await page.keyboard.press('Space')
    await question.getByRole('button', { name: t.check }).click()
    await expect(question.getByRole('button', { name: t.tryAgain })).toBeVisible()
    await look(page, 'a wrong answer over a film')
    await question.getByRole('button', { name: t.goOn }).click()
    await expect(question).toBeHidden()
    // To where it was wound.
    await expect.poll(player.seconds).toBeGreaterThan(30)

    const desk = await otherDevice(await newPerson(asAdministrator))
    await desk.goto(film.path)
    await whenReady(desk)
    const s = say(studyText)
    await desk.getByRole('button', { name: s.showSide }).click()
    await desk.getByRole('tab', { name: s.filmQuestions }).click()
    await desk.reload()
    await whenReady(desk)
    // The tab of the last visit is in sight, though it is the last of a row that is wider than the panel.
    await expect(desk.getByRole('tab', { name: s.filmQuestions })).toBeInViewport({ ratio: 1 })
    const point = desk
      .getByRole('listitem')
      .filter({ has: desk.getByRole('button', { name: m.jump('0:19') }) })
    await expect(point.getByText(m.show)).toBeVisible()
    await expect(point).not.toContainText(m.noAnswers)
    await look(desk, 'the questions in a film')
    await point.getByRole('button', { name: m.setTime }).click()
    const moving = desk.getByRole('dialog', { name: m.timeTitle('0:19') })
    const time = moving.getByLabel(m.time)
    await time.fill('0:99')
    await moving.getByRole('button', { name: m.move }).click()
    await expect(time).toHaveAttribute('aria-invalid', 'true')
    // The other question stands there. Other journeys meet this one where it is.
    expected.push(/MovePoint/)
    await time.fill('0：47')
    await moving.getByRole('button', { name: m.move }).click()
    await expect(moving.getByText(say(filmQuestionErrors.secondTaken))).toBeVisible()
    await look(desk, 'the time of a question in a film')
    await moving.getByRole('button', { name: say(uiText).cancel }).click()
    await desk.getByRole('button', { name: m.addAt('0:00') }).click()
    await expect(desk.getByRole('dialog', { name: m.chooseTitle('0:00') })).toBeVisible()
    await look(desk, 'the choice of a question for a film')
  },
)
