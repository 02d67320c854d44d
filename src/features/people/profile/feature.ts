import type { Kernel } from '#src/server/kernel.ts'
import { mount } from '#src/server/http/mount.ts'
import { profileApi } from './contract.ts'
import { getProfile } from './server/get-profile.ts'
import { updateProfile } from './server/update-profile.ts'
import { uploadImage } from '#src/features/people/account/server/upload-image.ts'

export function profileRoutes(kernel: Kernel): void {
  mount(kernel, profileApi.uploadImage, uploadImage)
  mount(kernel, profileApi.getProfile, getProfile)
  mount(kernel, profileApi.updateStudentInfo, updateProfile)
}
