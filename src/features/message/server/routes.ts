import type { Kernel } from '#src/server/kernel.ts'
import { mount } from '#src/server/mount.ts'
import { messageApi } from '../contract.ts'
import { deleteAllRead } from './delete-all-read.ts'
import { listMessages } from './list-messages.ts'
import { liveRoute } from './live.ts'
import { markAllRead } from './mark-all-read.ts'
import { markRead } from './mark-read.ts'
import { messageParts } from './personal-parts.ts'
import { scheduleBundles } from './send-bundles.ts'
import { setLanguage } from './set-language.ts'
import { getSwitches, updateSwitch } from './switches.ts'

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
