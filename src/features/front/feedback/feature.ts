import type { Kernel } from '#src/server/kernel.ts'
import { mount } from '#src/server/http/mount.ts'
import { siteApi } from './contract.ts'
import { getHome } from '#src/features/front/home/server/get-home.ts'
import { siteParts } from './server/personal-data.ts'
import { submitFeedback } from './server/submit-feedback.ts'
import { uploadAttachment } from './server/upload-attachment.ts'

export function siteRoutes(kernel: Kernel): void {
  mount(kernel, siteApi.getHome, getHome(kernel))
  mount(kernel, siteApi.uploadAttachment, uploadAttachment)
  mount(kernel, siteApi.submitFeedback, submitFeedback)
  kernel.personalData.add(...siteParts)
}
