import { feature } from '#src/server/feature.ts'
import { messageSource } from '#src/server/messages.ts'
import { provide } from '#src/server/ports.ts'
import { messageApi } from './contract.ts'
import { messageTemplates } from './server/templates-text.ts'
import { deleteAllRead } from './server/delete-all-read.ts'
import { listMessages } from './server/list-messages.ts'
import { liveRoute } from './server/live.ts'
import { markAllRead } from './server/mark-all-read.ts'
import { markRead } from './server/mark-read.ts'
import { openMessages } from './server/open-messages.ts'
import { messageParts } from './server/personal-data.ts'
import { messageRules } from './server/rules-text.ts'
import { bundlesJob } from './server/send-bundles.ts'
import { setLanguage } from './server/set-language.ts'
import { getSwitches, updateSwitch } from './server/switches.ts'

/** Messages to a person: on the site, live, by mail and by text message. */
export const messageFeature = feature({
  name: 'people/message',
  title: { zh: '消息', en: 'Messages' },
  calls: [
    [messageApi.getSendMessageList, listMessages],
    [messageApi.updateSendMessageRead, markRead],
    [messageApi.sendMessageMarkAllReads, markAllRead],
    [messageApi.sendMessageDeleteAllRead, deleteAllRead],
    [messageApi.getSwitches, getSwitches],
    [messageApi.updateSwitch, updateSwitch],
    [messageApi.setLanguage, setLanguage],
  ],
  jobs: [bundlesJob],
  personalData: messageParts,
  rules: messageRules,
  provides: [provide(messageSource, openMessages)],
  start: liveRoute,
  templates: messageTemplates,
})
