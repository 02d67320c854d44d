import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { bankApi } from '#src/features/content/bank/contract.ts'
import { choiceOf, saved } from '#src/features/content/bank/test-bank.ts'
import { draftApi } from '#src/features/content/draft/contract.ts'
import { chapter, set } from '#src/features/content/draft/test-drafts.ts'
import { saveText } from '#src/features/content/draft/web/save-text.ts'
import { chooserText } from '#src/features/content/file/web/chooser/chooser-text.ts'
import { contentText } from '#src/features/content/outline/web/content-text.ts'
import { dialogText } from '#src/features/content/outline/web/dialog-text.ts'
import { fieldText } from '#src/features/content/outline/web/field-text.ts'
import { itemKinds } from '#src/features/content/outline/web/items/item-kinds.ts'
import { quizText } from '#src/features/content/outline/web/items/quiz/quiz-text.ts'
import { outlineText } from '#src/features/content/outline/web/outline-text.ts'
import { subjectFieldsText } from '#src/features/content/subject/web/subject-fields-text.ts'
import { textbookPaths } from '#src/features/content/textbook/paths.ts'
import { completeTextbook } from '#src/features/content/textbook/test-textbooks.ts'
import { editText as bookEditText } from '#src/features/content/textbook/web/edit-text.ts'
import { manageText as bookText } from '#src/features/content/textbook/web/manage-text.ts'
import { approvalApi } from '#src/features/learning/approval/contract.ts'
import { reading, wholeOffer } from '#src/features/learning/approval/test-changes.ts'
import { publicationText } from '#src/features/learning/approval/web/publication-text.ts'
import { authoringApi } from '#src/features/learning/authoring/contract.ts'
import { authoringPaths } from '#src/features/learning/authoring/paths.ts'
import { editText } from '#src/features/learning/authoring/web/edit-text.ts'
import { frameText } from '#src/features/learning/authoring/web/frame-text.ts'
import { manageText } from '#src/features/learning/authoring/web/manage-text.ts'
import { pullText } from '#src/features/learning/authoring/web/pull-text.ts'
import { coursePaths } from '#src/features/learning/course/paths.ts'
import { detailText } from '#src/features/learning/course/web/detail-text.ts'
import { studyText } from '#src/features/learning/study/web/text.ts'
import { asReviewer, choose, expect, type Person, test, whenReady } from '#tests/browser.ts'
import { newContacts } from '#tests/browser/account.ts'
import { giveFile } from '#tests/browser/files.ts'
import { playerOn } from '#tests/browser/player.ts'
import { onBoth } from '#tests/browser/screens.ts'

const root = join(import.meta.dirname, '../..')
const film = join(root, 'src/features/content/film/fixtures/plain.mp4')
const portrait = join(root, 'demo/documents/teacher-certificate.webp')
const slides = join(root, 'demo/media/incoterms-2020/cost-and-risk.pptx')

/** Each act of a screen is acknowledged by the server before the next page opens. */
const isSaved = (page: Page, words: string) => expect(page.getByText(words).first()).toBeVisible()

async function upload(
  page: Page,
  form: Locator,
  label: string,
  t: typeof chooserText.zh,
  file: string,
) {
  await form.getByRole('button', { name: label }).click()
  const dialog = page.getByRole('dialog', { name: label })
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: t.uploadNew }).click()
  await (await chooser).setFiles(file)
  const take = dialog.getByRole('button', { name: t.take('1'), exact: true })
  await expect(take).toBeEnabled()
  await take.click()
  await expect(dialog).toBeHidden()
}

test(
  'a verified teacher writes a textbook of three levels, with film, slides and questions',
  onBoth,
  async ({ page, at, say, enter }) => {
    test.slow()
    const [m, o, d, f] = [say(bookText), say(outlineText), say(dialogText), say(fieldText)]
    const [c, q, s] = [say(contentText), say(quizText), say(saveText)]
    const chooser = say(chooserText)
    const main = page.getByRole('main')
    const teacher = await enter({ role: '2', isVerified: true })
    await teacher.call(bankApi.createQuestion, {
      ...{ folderId: null, ...saved(choiceOf('CIF 由谁投保？', 'Who insures under CIF?')) },
    })
    const book = `远洋运输 ${newContacts().phone.slice(5)}`

    await test.step('a name begins the textbook', async () => {
      await page.goto(at(textbookPaths.manage()))
      await main.getByRole('button', { name: m.create }).first().click()
      const dialog = page.getByRole('dialog', { name: m.create })
      await dialog.getByRole('textbox', { name: m.name }).fill(book)
      await dialog.getByRole('button', { name: m.create }).click()
      await page
        .getByRole('alertdialog', { name: m.continueTitle })
        .getByRole('button', { name: m.toChapters })
        .click()
      await expect(page).toHaveURL(/\/chapter$/)
    })

    const outline = page.getByRole('treegrid', { name: o.label })
    await test.step('a pasted outline has three levels, and a chapter has an introduction', async () => {
      await main.getByRole('button', { name: o.paste }).last().click()
      const dialog = page.getByRole('dialog', { name: d.pasteTitle })
      await dialog
        .getByRole('textbox', { name: d.pasteField })
        .fill('1 Sea freight\n1.1 Bills of lading\n1.1.1 Clauses\n2 Insurance')
      await dialog.getByRole('button', { name: d.add }).click()
      await expect(outline.getByRole('row')).toHaveText([
        ...[/1Sea freight/, /1\.1Bills of lading/, /1\.1\.1Clauses/, /2Insurance/],
      ])
      await outline.getByRole('button', { name: o.more('Sea freight') }).click()
      await page.getByRole('menuitem', { name: o.details }).click()
      const texts = page.getByRole('dialog', { name: f.title('1') })
      await texts.getByRole('textbox', { name: f.introduction }).fill('From the berth to the bank')
      await texts.getByRole('button', { name: f.done }).click()
      await isSaved(page, s.saved)
    })

    const content = page.getByRole('region', { name: c.items })
    const add = async (kind: keyof typeof itemKinds, name: string) => {
      await choose(
        content.getByRole('button', { name: c.add }).first(),
        page.getByRole('menuitem', { name: say(itemKinds[kind].text).name }),
      )
      const item = content.getByRole('listitem').filter({ has: page.getByLabel(c.name) })
      await item.getByRole('textbox', { name: c.name, exact: true }).fill(name)
      return item
    }
    await test.step('the chapter gets a film, slides and questions of the bank', async () => {
      await outline.getByRole('button', { name: o.more('Sea freight') }).click()
      await page.getByRole('menuitem', { name: o.content }).click()
      await expect(content.getByRole('heading', { name: '1 Sea freight' })).toBeVisible()
      await upload(page, await add('video', 'The berth'), c.choose.video, chooser, film)
      await expect(content.getByText('plain.mp4')).toBeVisible()
      await upload(page, await add('courseware', 'Costs'), c.choose.courseware, chooser, slides)
      await expect(content.getByText('cost-and-risk.pptx')).toBeVisible()
      const quiz = await add('quiz', 'First quiz')
      await quiz.getByRole('button', { name: q.pick }).click()
      const dialog = page.getByRole('dialog', { name: q.title })
      await dialog.getByRole('checkbox').first().check()
      await dialog.getByRole('button', { name: q.confirm }).click()
      await expect(content.getByText(c.questions('1'), { exact: true })).toBeVisible()
      await isSaved(page, s.saved)
    })
  },
)

test(
  'a name begins a premium and an open course of a textbook; the offer is filled in and submitted',
  onBoth,
  async ({ page, at, say, enter }) => {
    test.slow()
    const [o, e, s] = [say(outlineText), say(editText), say(saveText)]
    const [chooser, pull, mine] = [say(chooserText), say(pullText), say(manageText)]
    const main = page.getByRole('main')
    const outline = page.getByRole('treegrid', { name: o.label })
    const teacher = await enter({ role: '2', isVerified: true })
    const book = `远洋运输 ${newContacts().phone.slice(5)}`
    const { page: window } = await completeTextbook(teacher.call as never, book)
    await window.save([reading('i-1')])

    for (const kind of ['premium', 'open'] as const) {
      const name = `${book} ${kind}`
      await test.step(`a name begins the ${kind} course, and its outline is copied`, async () => {
        await page.goto(at(authoringPaths.create(kind)))
        await main.getByRole('textbox', { name: mine.name }).fill(name)
        // The textbook is written in Chinese.
        await main.getByRole('radio', { name: mine.languages.zh }).check()
        await main.getByRole('button', { name: mine.createAct }).click()
        const question = page.getByRole('alertdialog', { name: mine.continueTitle })
        await question.getByRole('button', { name: mine.toChapters }).click()
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
        await main.getByRole('button', { name: o.fromTextbook }).click()
        const dialog = page.getByRole('dialog', { name: pull.titleFirst })
        await dialog.getByRole('button', { name: book }).click()
        await dialog.getByRole('button', { name: pull.takeFirst('4') }).click()
        await expect(outline.getByRole('row').first()).toContainText('贸易术语')
      })
    }

    await test.step('the offer is filled in, and submitted', async () => {
      await page.goto(at(authoringPaths.manage('open')))
      await main.getByRole('link', { name: `${book} open` }).click()
      await main.getByRole('textbox', { name: e.introduction }).first().fill('From port to port')
      const keywords = main.getByRole('textbox', { name: e.keywords })
      await keywords.fill('shipping')
      await keywords.press('Enter')
      const subject = say(subjectFieldsText)
      for (const label of [subject.category, subject.major, subject.direction]) {
        await main.getByRole('combobox', { name: label, exact: true }).selectOption({ index: 1 })
      }
      await main.getByRole('button', { name: say(bookEditText).drawing('2') }).click()
      const plan = main.getByRole('textbox', { name: e.content })
      await expect(plan).toHaveAttribute('contenteditable', 'true')
      await plan.fill('Twelve lessons')
      await main.getByRole('textbox', { name: e.teacherName, exact: true }).fill('顾远航')
      await main
        .getByRole('textbox', { name: e.teacherIntroduction })
        .last()
        .fill('Twenty years on the quay')
      await main.getByRole('button', { name: e.portrait }).click()
      const dialog = page.getByRole('dialog', { name: e.portrait })
      const asked = page.waitForEvent('filechooser')
      await dialog.getByRole('button', { name: chooser.uploadNew }).click()
      await (await asked).setFiles(portrait)
      await dialog.getByRole('button', { name: chooser.take('1'), exact: true }).click()
      await isSaved(page, s.saved)
      const steps = page.getByRole('navigation', { name: say(frameText).steps })
      await steps.getByRole('link', { name: say(frameText).step.publish }).click()
      const t = say(publicationText)
      await main.getByRole('button', { name: t.submit }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: t.submit }).click()
      await expect(main.getByText(t.next.wait)).toBeVisible()
    })
  },
)

/** Makes a course whose offer is whole, with one chapter and its task, and submits it. */
async function submitted(request: APIRequestContext, teacher: Person, name: string) {
  const { courseId, draftId } = await teacher.call(authoringApi.createCourse, {
    ...{ kind: 'premium', name },
  })
  const avatarFileId = await giveFile(request, teacher, {
    ...{ name: '头像.webp', text: await readFile(portrait) },
  })
  const { revision: base } = await teacher.call(draftApi.open, { draftId })
  // The first subjects of the demo school.
  const subjects = { categoryId: 1, majorId: 1, directionId: 1 }
  const task = {
    ...{ kind: 'item', type: 'task', place: { parent: 'c-1', order: 'a0' }, trial: false },
    ...{ name: { zh: '核对提单', en: '' }, body: { zh: '<p>对照合同核对提单。</p>', en: '' } },
  }
  await teacher.call(draftApi.save, {
    ...{ draftId, base, window: 'journey' },
    acts: [
      {
        id: 'all',
        changes: [
          ...wholeOffer({ ...subjects, avatarFileId }),
          chapter('c-1', '第一章 单证'),
          set('c-1', 'introduction.zh', '从合同到收款的单证'),
          set('i-1', '', task),
        ],
      },
    ],
  })
  await teacher.call(approvalApi.submit, { courseId })
  return courseId
}

test(
  'rejected with two reasons, mended at their places, approved and published; a learner sees a change after its release, her progress intact',
  onBoth,
  async ({ page, at, say, locale, phone, enter, newPerson, otherDevice, request }) => {
    test.slow()
    const [t, e, s, o] = [say(publicationText), say(editText), say(saveText), say(outlineText)]
    const main = page.getByRole('main')
    const name = `单证实务${newContacts().phone.slice(5)}`
    const teacher = await enter({ role: '2', isVerified: true })
    const reviewer = await newPerson(asReviewer)
    const courseId = await submitted(request, teacher, name)
    const course = { courseId, kind: 'premium' } as const
    const waiting = async () => {
      const { items } = await reviewer.call(approvalApi.getSubmissions, { keyword: name })
      return { submissionId: items[0]!.submissionId }
    }
    const why = (field: string, words: string) =>
      ({ key: 'head', field, code: 'unclear', zh: words, en: '' }) as const
    await reviewer.call(approvalApi.rejectSubmission, {
      ...(await waiting()),
      reasons: [why('introduction', '写明适合谁'), why('content', '列出每一讲')],
    })

    await test.step('the list of courses leads to the reasons, and the reasons to their fields', async () => {
      await page.goto(at(authoringPaths.manage('premium')))
      await main.getByRole('link', { name: say(manageText).next.mend('2') }).click()
      await expect(main.getByText('列出每一讲')).toBeVisible()
      const steps = page.getByRole('navigation', { name: say(frameText).steps })
      await steps.getByRole('link', { name: say(frameText).step.details }).click()
      await expect(main.getByText('写明适合谁')).toBeVisible()
      await main.getByRole('textbox', { name: e.introduction }).first().fill('写给初学者')
      const plan = main.getByRole('textbox', { name: e.content })
      await expect(plan).toHaveAttribute('contenteditable', 'true')
      await plan.fill('第一讲 合同')
      await expect(page.getByText(s.saved).first()).toBeVisible()
    })
    await test.step('submitted again, approved and published', async () => {
      await page.goto(at(authoringPaths.publish(course)))
      await main.getByRole('button', { name: t.submit }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: t.submit }).click()
      await expect(main.getByText(t.next.wait)).toBeVisible()
      await reviewer.call(approvalApi.approveSubmission, await waiting())
      await page.goto(at(authoringPaths.publish(course)))
      await main.getByRole('button', { name: t.publish, exact: true }).click()
      await expect(page.getByText(t.publishSaid)).toBeVisible()
    })
    const learner = await otherDevice(await newPerson())
    const player = playerOn(learner, locale, phone)
    await test.step('a learner joins, and does the task', async () => {
      await learner.goto(at(coursePaths.course(course)))
      await whenReady(learner)
      await learner
        .getByRole('main')
        .getByRole('button', { name: say(detailText).join })
        .click()
      await expect(learner.getByRole('heading', { level: 1, name: '核对提单' })).toBeVisible()
      await whenReady(learner)
      await learner.getByRole('checkbox', { name: say(studyText).taskDone }).check()
    })
    await test.step('the teacher renames the chapter, and no learner sees it yet', async () => {
      await page.goto(at(authoringPaths.chapters(course)))
      const row = page.getByRole('treegrid', { name: o.label }).getByRole('row').first()
      await row.getByRole('button', { name: '第一章 单证', exact: true }).click()
      await row.getByRole('textbox', { name: say(fieldText).name }).fill('第一章 审单')
      await page.keyboard.press('Shift+Enter')
      await expect(page.getByText(s.saved).first()).toBeVisible()
      await learner.reload()
      await player.openOutline()
      await expect(player.outline.getByText('第一章 单证')).toBeVisible()
      await expect(player.outline.getByText('第一章 审单')).toHaveCount(0)
    })
    await test.step('its release brings it to her, with her progress intact', async () => {
      await main.getByRole('button', { name: t.release, exact: true }).click()
      const list = page.getByRole('dialog', { name: t.listTitle })
      await expect(list.getByText('第一章 审单')).toBeVisible()
      await list.getByRole('button', { name: t.releaseN('1') }).click()
      await expect(page.getByText(t.releasedN('1'))).toBeVisible()
      await learner.reload()
      await player.openOutline()
      await expect(player.outline.getByText('第一章 审单')).toBeVisible()
      await expect(
        player.entry('核对提单').getByRole('img', { name: say(studyText).done, exact: true }),
      ).toBeVisible()
    })
  },
)
