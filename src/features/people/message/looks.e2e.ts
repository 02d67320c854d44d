import { messageKinds } from '#src/shared/message.ts'
import { test } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { everywhere } from '#tests/browser/screens.ts'
import { messageText } from './web/text.ts'

test('messages are accessible and fit', everywhere, async ({ page, at, say, enter, tell }) => {
  const { id } = await enter()
  await page.goto(at('/user/messages'))
  await look(page, 'messages, nothing yet')
  for (const [index, kind] of messageKinds.entries()) {
    await tell({
      userId: id,
      kind,
      title: {
        zh: `第 ${index + 1} 条：课程《信用证实务》有更新`,
        en: `No. ${index + 1}: “Letters of credit” has news`,
      },
      text: { zh: '新增一节视频与两道练习。', en: 'A new film and two exercises were added.' },
      link: '/course/list',
    })
  }
  await page.goto(at('/user/messages'))
  await page
    .getByRole('list', { name: say(messageText).list })
    .getByRole('button', { expanded: false })
    .first()
    .click()
  await look(page, 'messages')
  await page.goto(at('/user/message_settings'))
  await look(page, 'message settings')
})
