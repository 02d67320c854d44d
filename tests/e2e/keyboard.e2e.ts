import { searchText } from '#src/features/front/search/web/text.ts'
import { detailText } from '#src/features/learning/course/web/detail-text.ts'
import { courseText } from '#src/features/learning/course/web/text.ts'
import { studyText } from '#src/features/learning/study/web/text.ts'
import { layoutText } from '#src/app/shell/text.ts'
import { shellText } from '#src/web/text.ts'
import { expect, tabTo, test } from '#tests/browser.ts'
import { onDesktops } from '#tests/browser/screens.ts'
import { playerOn } from '#tests/browser/player.ts'
import { quizOn } from '#tests/browser/quiz.ts'
import { demoItems, findCourse, questionsOf } from '#tests/browser/school.ts'

const slug = 'incoterms-2020'
// This quiz asks all four types of questions.
const quiz = demoItems(slug, 'quiz')[1]!

// A phone has no keyboard.
test(
  'skip link, menus, joining, the player and a quiz work by keyboard alone',
  onDesktops,
  async ({ page, enter, say, locale, phone }) => {
    test.slow()
    const { keyboard } = page
    const t = { ...say(courseText), ...say(detailText) }
    const layout = say(layoutText)
    const study = say(studyText)
    const person = await enter()
    const course = await findCourse(person.call, locale, slug)

    await test.step('the skip link moves the focus past the header', async () => {
      await page.goto(course.path())
      await keyboard.press('Tab')
      const skip = page.getByRole('link', { name: say(shellText).skip })
      await expect(skip).toBeFocused()
      await expect(skip).toBeInViewport()
      await keyboard.press('Enter')
      await keyboard.press('Tab')
      await expect(page.getByRole('main').locator('*:focus')).toHaveCount(1)
    })

    await test.step('a menu of the header opens, moves its focus and closes', async () => {
      await page.goto(course.path())
      const scope = page.getByRole('button', { name: say(searchText).searchIn(layout.course) })
      await tabTo(page, scope)
      await keyboard.press('Enter')
      const entry = (name: string) => page.getByRole('menuitemradio', { name, exact: true })
      await expect(entry(layout.course)).toBeFocused()
      await keyboard.press('ArrowDown')
      await expect(entry(layout.mooc)).toBeFocused()
      await keyboard.press('Escape')
      await expect(entry(layout.mooc)).toBeHidden()
      await expect(scope).toBeFocused()
    })

    await test.step('join the course', async () => {
      await tabTo(page, page.getByRole('main').getByRole('button', { name: t.join, exact: true }))
      await keyboard.press('Enter')
      await expect(page.getByText(t.joined)).toBeVisible()
    })

    await test.step('keys play and pause the video and open the help', async () => {
      const player = playerOn(page, locale, phone)
      await expect(player.video).toBeVisible()
      // A new page moves the focus to its heading when it is ready for keys.
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await keyboard.press('k')
      await expect.poll(player.seconds).toBeGreaterThan(0.5)
      await keyboard.press('k')
      await keyboard.press('?')
      const help = page.getByRole('dialog', { name: study.keyboard })
      await expect(help).toBeVisible()
      await keyboard.press('Escape')
      await expect(help).toBeHidden()
    })

    await test.step('answer and hand in a quiz', async () => {
      await page.goto(course.item(quiz.name).path)
      const known = questionsOf(quiz)
      const taking = quizOn(page, locale, known)
      await tabTo(page, page.getByRole('button', { name: taking.t.start, exact: true }))
      await keyboard.press('Enter')
      await taking.expectAnswered(0)
      for (const [index, { type }] of known.entries()) {
        const group = await taking.question(index)
        if (type === 'fillIn') {
          await tabTo(page, group.getByRole('textbox').first())
          await keyboard.type('DPU')
        } else {
          const role = type === 'multiple' ? 'checkbox' : 'radio'
          await tabTo(page, group.getByRole(role).first())
          await keyboard.press('Space')
          if (role === 'radio') await keyboard.press('ArrowDown')
          const at = role === 'radio' ? 1 : 0
          await expect(group.getByRole(role).nth(at)).toBeChecked()
        }
        await taking.expectSaved(index)
      }
      await taking.expectAnswered(known.length)
      await tabTo(page, page.getByRole('button', { name: taking.t.handIn, exact: true }))
      await keyboard.press('Enter')
      const dialog = page.getByRole('alertdialog', { name: taking.t.handInTitle })
      await expect(dialog).toBeVisible()
      await tabTo(page, dialog.getByRole('button', { name: taking.t.handInNow, exact: true }))
      await keyboard.press('Enter')
      const result = page.getByRole('heading', { name: taking.t.result })
      await expect(result).toBeFocused()
    })
  },
)
