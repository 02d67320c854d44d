import type { Kernel } from '#src/server/kernel.ts'
import { mount } from '#src/server/mount.ts'
import { siteApi } from '../contract.ts'
import { getHome } from './get-home.ts'
import { siteParts } from './personal-data.ts'
import { submitFeedback } from './submit-feedback.ts'
import { uploadAttachment } from './upload-attachment.ts'

export function siteRoutes(kernel: Kernel): void {
  mount(kernel, siteApi.getHome, getHome(kernel))
  mount(kernel, siteApi.uploadAttachment, uploadAttachment)
  mount(kernel, siteApi.submitFeedback, submitFeedback)
  kernel.personalData.add(...siteParts)
}
