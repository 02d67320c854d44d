import { searchText } from '#src/features/front/search/web/text.ts'
import { uiText } from '#src/web/ui/text.ts'
import { schoolText } from '#src/features/people/school/web/text.ts'
import { accountText } from '#src/features/people/account/web/text.ts'
import { codeText } from '#src/features/people/guard/web/code-text.ts'
import { roleText } from '#src/features/people/account/web/role-text.ts'
import { reviewText } from '#src/features/learning/review/web/text.ts'
import { detailText } from '#src/features/learning/course/web/detail-text.ts'
import { courseText } from '#src/features/learning/course/web/text.ts'
import { myCoursesText } from '#src/features/learning/study/web/my-courses/my-courses-text.ts'
import { studyText } from '#src/features/learning/study/web/text.ts'
import { layoutText } from '#src/app/shell/text.ts'
import { formatsOf } from '#src/web/i18n.tsx'
import { whenReady, expect, lastCode, passwordField, test } from '#tests/browser.ts'
import { shownName } from '#tests/browser/account.ts'
import { onBoth } from '#tests/browser/screens.ts'
import { playerOn } from '#tests/browser/player.ts'
import { quizOn } from '#tests/browser/quiz.ts'
import { demoItems, findCourse, questionsOf } from '#tests/browser/school.ts'

const slug = 'incoterms-2020'
const video = demoItems(slug, 'video')[0]!
const document = demoItems(slug, 'courseware').find(({ file }) => file.endsWith('.pdf'))!
// This quiz asks all four types of questions.
const quiz = demoItems(slug, 'quiz')[1]!

test(
  'a visitor finds a course, signs up, studies, takes a quiz and finds the course again',
  onBoth,
  async ({ page, locale, phone, say, at, call }, info) => {
    test.slow()
    const layout = say(layoutText)
    const account = { ...say(accountText), ...say(codeText), ...say(roleText) }
    const t = { ...say(courseText), ...say(detailText) }
    const study = say(studyText)
    const format = formatsOf(locale)
    const course = await findCourse(call, locale, slug)
    const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
    const step = test.step

    await step('open the list from the home page', async () => {
      await page.goto(at('/'))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const navigation = page.getByRole('navigation', { name: layout.navigation })
      await navigation.getByRole('link', { name: layout.course, exact: true }).click()
      await expect(heading(t.premium)).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: t.allCourses, exact: true }).click()
      await expect(heading(t.listTitle(t.premium))).toBeVisible()
      await expect(page).toHaveURL(at('/course/list'))
    })

    await step('search in the header', async () => {
      const search = page.getByRole('search', { name: say(searchText).searchSite })
      await search.getByRole('searchbox', { name: say(searchText).keyword }).fill('Incoterms')
      await search.getByRole('button', { name: say(searchText).search, exact: true }).click()
      await expect(page).toHaveURL(at('/course/list?keyword=Incoterms'))
      await expect(search.getByRole('searchbox', { name: say(searchText).keyword })).toHaveValue(
        'Incoterms',
      )
      await page.getByRole('main').getByRole('link', { name: course.name, exact: true }).click()
      await expect(heading(course.name)).toBeVisible()
    })

    await step('open the three tabs of the course', async () => {
      const tabs = page.getByRole('navigation', { name: t.tabs })
      await tabs.getByRole('link', { name: t.catalog }).click()
      await expect(page).toHaveURL(course.path('/catalog'))
      await expect(page.getByRole('main').getByText(say(quiz.name)).first()).toBeVisible()
      await tabs.getByRole('link', { name: t.comment }).click()
      await expect(page).toHaveURL(course.path('/comment'))
      await expect(page.getByText(say(reviewText).outOf)).toBeVisible()
      await tabs.getByRole('link', { name: t.intro }).click()
      await expect(page.getByRole('heading', { level: 2, name: t.teachers })).toBeVisible()
    })

    await step('joining leads to sign-in, and from there to sign-up', async () => {
      await page.getByRole('main').getByRole('link', { name: t.join, exact: true }).click()
      await expect(heading(account.signInTitle)).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: account.signUp, exact: true }).click()
      await expect(heading(account.signUpTitle)).toBeVisible()
    })

    // Each run uses its own phone, because a school has one account per number.
    const mobile = `139${String(Date.now() % 1e7).padStart(7, '0')}${info.parallelIndex}`
    await step('sign up with a code', async () => {
      const form = page.getByRole('form', { name: account.signUpTitle })
      await form.getByRole('textbox', { name: account.phone, exact: true }).fill(mobile)
      await form.getByRole('button', { name: account.sendCode }).click()
      await expect(form.getByText(account.sentTo(mobile))).toBeVisible()
      await form
        .getByRole('textbox', { name: account.code, exact: true })
        .fill(await lastCode(page, mobile))
      await form
        .getByRole('textbox', { name: account.username, exact: true })
        .fill(`新同学${mobile.slice(-6)}`)
      await passwordField(form, account.newPassword).fill('Sails-and-sea-7')
      await form.getByRole('textbox', { name: account.realName, exact: true }).fill('沈知远')
      await form.getByRole('checkbox').check()
      await form.getByRole('button', { name: account.register, exact: true }).click()
    })

    await step('choose a role and a school', async () => {
      await expect(heading(account.roleTitle)).toBeVisible()
      await whenReady(page)
      await page.getByRole('radio', { name: account.student, exact: true }).check()
      const province = page.getByRole('combobox', { name: account.province })
      const name = say({ zh: '上海', en: 'Shanghai' })
      await province.pressSequentially(name)
      await page.getByRole('option', { name }).click()
      await expect(province).toHaveValue(new RegExp(`^${name}`))
      await page.getByRole('button', { name: say(schoolText).nameSchool }).click()
      await page
        .getByRole('textbox', { name: account.schoolName, exact: true })
        .fill('临港外贸职业学校')
      await page.getByRole('button', { name: account.start, exact: true }).click()
    })

    await step('the visitor who pressed the button has joined the course', async () => {
      await expect(page.getByText(t.joined)).toBeVisible()
      await expect(heading(say(video.name))).toBeVisible()
    })

    const player = playerOn(page, locale, phone)
    await step('watch a video; the outline counts it; a reload resumes', async () => {
      await player.openOutline()
      await expect(
        player.entry(say(video.name)).getByRole('img', { name: say(uiText).notDone }),
      ).toBeVisible()
      await player.closeOutline()
      const stood = await player.playUntil(4)
      await player.openOutline()
      await expect(
        player.entry(say(video.name)).getByRole('img', { name: /^[1-9]\d?\s?%$/ }),
      ).toBeVisible()
      await page.reload()
      await expect(heading(say(video.name))).toBeVisible()
      await expect.poll(player.seconds).toBeGreaterThan(stood - 2)
      expect(await player.seconds()).toBeLessThan(stood + 2)
      await player.openOutline()
      await expect(
        player.entry(say(video.name)).getByRole('img', { name: /^[1-9]\d?\s?%$/ }),
      ).toBeVisible()
      await player.closeOutline()
    })

    await step('read the courseware', async () => {
      await player.choose(say(document.name))
      await expect(player.pdfPage(1)).toContainText('十一个术语速查表')
      await player.openOutline()
      await expect(
        player.entry(say(document.name)).getByRole('img', { name: study.done, exact: true }),
      ).toBeVisible()
      await player.closeOutline()
    })

    const known = questionsOf(quiz)
    await step('take the quiz: all four types, one answer wrong', async () => {
      await player.choose(say(quiz.name))
      const taking = quizOn(page, locale, known)
      await page.getByRole('button', { name: taking.t.start, exact: true }).click()
      for (const index of known.keys()) {
        await taking.answer(index, index !== 0)
        await taking.expectSaved(index)
      }
      await taking.expectAnswered(known.length)
      await taking.handIn()
      await expect(page.getByText(taking.t.passed, { exact: true })).toBeVisible()
      await expect(page.getByText(taking.q.verdicts.wrong, { exact: true })).toHaveCount(1)
      await expect(page.getByText(taking.q.verdicts.correct, { exact: true }).first()).toBeVisible()
      await expect(page.getByRole('heading', { name: taking.q.explanation }).first()).toBeVisible()
    })

    await step('my courses shows the progress and continues', async () => {
      await page.goto(at('/course/mine'))
      const mine = page.getByRole('listitem').filter({
        has: page.getByRole('link', { name: course.name }),
      })
      await expect(mine.getByText(study.doneOf('2', format.number(13)))).toBeVisible()
      await mine.getByRole('link', { name: say(myCoursesText).continue }).click()
      await expect(page).toHaveURL(
        new RegExp(course.path('/').replace('/course/', '/course/study/')),
      )
      await expect(page.getByRole('link', { name: study.back(course.name) })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })

    await step('sign out', async () => {
      await page.goto(at('/'))
      await page.getByRole('button', { name: shownName('沈知远') }).click()
      await page.getByRole('button', { name: layout.signOut }).click()
      await expect(page.getByRole('link', { name: layout.signIn, exact: true })).toBeVisible()
      await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
      await page.goto(at('/course/mine'))
      await expect(heading(account.signInTitle)).toBeVisible()
    })
  },
)
