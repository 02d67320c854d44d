import { announcementApi } from '#src/features/learning/announcement/contract.ts'
import { announcementPaths } from '#src/features/learning/announcement/paths.ts'
import { classApi } from '#src/features/learning/class/contract.ts'
import { expect, test, whenReady } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { everywhere } from '#tests/browser/screens.ts'
import { discussionApi } from './contract.ts'
import { discussionPaths } from './paths.ts'
import { discussionText } from './web/text.ts'

test(
  'the pages of a discussion, and comments on an announcement, are accessible and fit',
  everywhere,
  async ({ page, at, say, enter, newPerson }) => {
    test.slow()
    const t = say(discussionText)
    const teacher = await enter({ role: '2', isVerified: true })
    const given = { name: 'Trade 2601', yearFrom: '2026', semester: 'first' as const }
    const { classId } = await teacher.call(classApi.create, given)
    const { code } = (await teacher.call(classApi.getClass, { classId })).code!
    const student = await newPerson({ role: '1' })
    await student.call(classApi.join, { code })
    const text = { body: '<p>CIF = FOB + F + I</p>', pictures: [] }
    const key = (n: number) => String(n).repeat(32)
    await page.goto(at(discussionPaths.topics(classId)))
    await look(page, 'no topics')
    await whenReady(page)
    await page.getByRole('button', { name: t.start }).click()
    const dialog = page.getByRole('dialog', { name: t.start })
    await dialog.getByRole('textbox', { name: t.body }).click()
    await expect(dialog.getByRole('toolbar').first()).toBeVisible()
    await look(page, 'a topic is written')
    const topicIds: number[] = []
    for (const [at, title] of ['FOB 8.60', 'Incoterms'].entries()) {
      const topic = { classId, key: key(at), title, ...text }
      topicIds.push((await student.call(discussionApi.create, topic)).topicId)
    }
    const [topicId] = topicIds as [number, number]
    await teacher.call(discussionApi.reply, { key: key(5), topicId, ...text })
    await teacher.call(discussionApi.setPinned, { topicId, pinned: true })
    await teacher.call(discussionApi.setClosed, { topicId, closed: true })
    await page.goto(at(discussionPaths.topics(classId)))
    await look(page, 'topics of a class')
    for (const [id, name] of [
      [topicId, 'a closed topic with a reply'],
      [topicIds[1]!, 'a topic to reply to'],
    ] as const) {
      await page.goto(at(discussionPaths.topic(classId, id)))
      await look(page, name)
    }
    const { announcementId } = await teacher.call(announcementApi.create, {
      ...{
        classId,
        key: key(6),
        title: 'FOB 8.60',
        body: text.body,
        pinned: false,
        publishAt: null,
      },
    })
    await student.call(discussionApi.comment, { key: key(7), announcementId, ...text })
    await page.goto(at(announcementPaths.one(classId, announcementId)))
    await look(page, 'an announcement with a comment')
    await teacher.call(discussionApi.setOff, { classId, off: true })
    await page.goto(at(discussionPaths.topics(classId)))
    await look(page, 'a discussion that is switched off')
  },
)
