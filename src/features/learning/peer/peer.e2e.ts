import { classApi } from '#src/features/learning/class/contract.ts'
import { homeworkApi } from '#src/features/learning/homework/contract.ts'
import { homeworkPaths } from '#src/features/learning/homework/paths.ts'
import { inHours, settings } from '#src/features/learning/homework/test-settings.ts'
import { peersText } from '#src/features/learning/homework/web/peers-text.ts'
import { worksText } from '#src/features/learning/homework/web/works-text.ts'
import { expect, test, whenReady } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { onPhone } from '#tests/browser/screens.ts'
import { peerApi } from './contract.ts'
import { peerPaths } from './paths.ts'
import { peerText } from './web/peer-text.ts'
import { roundText } from './web/round-text.ts'

const criteria = [
  { id: '0000000a', text: 'Form', points: 4000 },
  { id: '0000000b', text: 'Content', points: 6000 },
]

test(
  'students review works by phone beside a teacher who sets the round up, ends it and returns its marks',
  onPhone,
  async ({ page, at, say, enter, newPerson, otherDevice }) => {
    test.slow()
    const [t, h, r, w] = [say(peerText), say(peersText), say(roundText), say(worksText)]
    const teacher = await newPerson({ role: '2', isVerified: true, realName: '沈知遥' })
    const given = { name: 'Trade 2601', yearFrom: '2026', semester: 'first' as const }
    const { classId } = await teacher.call(classApi.create, given)
    const { code } = (await teacher.call(classApi.getClass, { classId })).code!
    const student = await enter({ role: '1', realName: '林晓舟' })
    const others = [
      await newPerson({ role: '1', realName: '周雨婷' }),
      await newPerson({ role: '1', realName: '吴昊然' }),
    ]
    for (const one of [student, ...others]) await one.call(classApi.join, { code })
    const saving = { classId, homeworkId: null, key: 'a'.repeat(32), publish: true }
    const homework = settings({ title: 'Invoice', criteria })
    const { homeworkId } = await teacher.call(homeworkApi.save, { ...saving, homework })

    const desk = await otherDevice(teacher)
    await desk.setViewportSize({ width: 1280, height: 800 })
    await test.step('the teacher turns the round on', async () => {
      await desk.goto(at(homeworkPaths.works(classId, homeworkId)))
      await whenReady(desk)
      await desk.getByRole('button', { name: w.more, exact: true }).click()
      await desk.getByRole('menuitem', { name: w.peers, exact: true }).click()
      await expect(desk.getByRole('textbox', { name: r.reviews })).toHaveValue('3')
      await look(desk, 'a peer round that is off')
      await desk.getByRole('button', { name: r.turnOn }).click()
      await expect(desk.getByText(r.states.before)).toBeVisible()
    })

    await test.step('all hand in, and the works are allocated', async () => {
      for (const [index, one] of [student, ...others].entries()) {
        const words = { text: `INVOICE ${index}`, photos: [], files: [] }
        const draft = { homeworkId, save: `${index}`.repeat(32), base: null, ...words }
        const { revision } = await one.call(homeworkApi.saveDraft, draft)
        await one.call(homeworkApi.handIn, { homeworkId, revision })
      }
      await page.goto(at(homeworkPaths.own(homeworkId)))
      await expect(page.getByText(h.anonymous)).toBeVisible()
      const passed = { ...homework, dueAt: inHours(-1) }
      await teacher.call(homeworkApi.save, { ...saving, homeworkId, homework: passed })
      await desk.reload()
      await whenReady(desk)
      await desk.getByRole('button', { name: r.begin }).click()
      await expect(desk.getByText(r.progress('0', '6'))).toBeVisible()
    })

    await test.step('a student reviews two works by phone; what is typed is kept', async () => {
      await page.reload()
      await page.getByRole('link', { name: h.write }).click()
      await expect(page.getByRole('heading', { level: 1, name: t.head('Invoice') })).toBeVisible()
      await whenReady(page)
      const form = page.getByRole('textbox', { name: 'Form' })
      const content = page.getByRole('textbox', { name: 'Content' })
      const words = page.getByRole('textbox', { name: t.words })
      await form.fill('35.5')
      await words.fill('The date is missing.')
      await expect(page.getByRole('status').filter({ hasText: t.saved })).toBeVisible()
      await look(page, 'a review being written')
      await page.reload()
      await whenReady(page)
      await expect(form).toHaveValue('35.5')
      await expect(words).toHaveValue('The date is missing.')
      await page.getByRole('button', { name: t.handIn }).click()
      await expect(page.getByText(t.wrong('60'))).toBeVisible()
      await content.fill('50')
      await words.press('Control+Enter')
      await expect(page.getByRole('link', { name: t.done(t.workOf('1', null)) })).toBeVisible()
      await expect(form).toHaveValue('')
      await page.getByRole('group', { name: 'Form' }).getByRole('button', { name: t.full }).click()
      await page
        .getByRole('group', { name: 'Content' })
        .getByRole('button', { name: t.half })
        .click()
      await page.getByRole('button', { name: t.handIn }).click()
      await expect(page.getByText(t.allDone)).toBeVisible()
      await look(page, 'reviews that are all written')
    })

    await test.step('the teacher sees the medians, ends the round and returns the marks', async () => {
      for (const one of others) {
        const { mine } = await one.call(peerApi.getOwn, { homeworkId })
        for (const { reviewId } of mine) {
          const review = { reviewId, revision: 0, seen: 1, mark: null, words: 'Good.' }
          const points = { '0000000a': 4000, '0000000b': 5000 }
          await one.call(peerApi.save, { ...review, criteria: points, handIn: true })
        }
      }
      await desk.reload()
      await whenReady(desk)
      await expect(desk.getByText(r.progress('6', '6'))).toBeVisible()
      await look(desk, 'the works of a peer round')
      await desk.getByRole('button', { name: r.end }).click()
      await desk.getByRole('alertdialog').getByRole('button', { name: r.end }).click()
      await desk.getByRole('button', { name: r.release }).click()
      await desk.getByRole('alertdialog').getByRole('button', { name: r.release }).click()
      await expect(desk.getByText(r.isReleased).first()).toBeVisible()
    })

    await test.step('the student reads the reviews, and calls one not fair; the teacher decides', async () => {
      await page.goto(at(peerPaths.own(homeworkId)))
      await expect(page.getByText(t.sum('90', '100')).first()).toBeVisible()
      await whenReady(page)
      await page.getByRole('button', { name: t.object }).first().click()
      await page.getByRole('textbox', { name: t.reason }).fill('The form is complete.')
      await look(page, 'an objection')
      await page.getByRole('button', { name: t.send }).click()
      await expect(page.getByText(t.waiting)).toBeVisible()
      await look(page, 'reviews of the own work')
      const round = peerPaths.round(classId, homeworkId, { work: student.id })
      await desk.goto(at(round))
      await whenReady(desk)
      await look(desk, 'the reviews of a work')
      await desk.getByRole('button', { name: r.drop }).click()
      await desk.getByRole('alertdialog').getByRole('button', { name: r.drop }).click()
      await expect(desk.getByText(r.decisions.dropped)).toBeVisible()
    })
  },
)
