import type { Kernel } from '#src/server/kernel.ts'
import { mount } from '#src/server/http/mount.ts'
import { messageApi } from './contract.ts'
import { deleteAllRead } from './server/delete-all-read.ts'
import { listMessages } from './server/list-messages.ts'
import { liveRoute } from './server/live.ts'
import { markAllRead } from './server/mark-all-read.ts'
import { markRead } from './server/mark-read.ts'
import { messageParts } from './server/personal-data.ts'
import { scheduleBundles } from './server/send-bundles.ts'
import { setLanguage } from './server/set-language.ts'
import { getSwitches, updateSwitch } from './server/switches.ts'

/** Also declares the feature's job, so it is called before `jobs.start()`. */
export function messageRoutes(kernel: Kernel): void {
  mount(kernel, messageApi.getSendMessageList, listMessages)
  mount(kernel, messageApi.updateSendMessageRead, markRead)
  mount(kernel, messageApi.sendMessageMarkAllReads, markAllRead)
  mount(kernel, messageApi.sendMessageDeleteAllRead, deleteAllRead)
  mount(kernel, messageApi.getSwitches, getSwitches)
  mount(kernel, messageApi.updateSwitch, updateSwitch)
  mount(kernel, messageApi.setLanguage, setLanguage)
  liveRoute(kernel)
  scheduleBundles(kernel)
  kernel.personalData.add(...messageParts)
}
