import type { Kernel } from '#src/server/kernel.ts'
import { mount } from '#src/server/mount.ts'
import { profileApi } from '../profile-contract.ts'
import { uploadImage } from './upload-image.ts'

export function profileRoutes(kernel: Kernel): void {
  mount(kernel, profileApi.uploadImage, uploadImage)
}
