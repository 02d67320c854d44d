import type { Kernel } from '#src/server/kernel.ts'
import { mount } from '#src/server/mount.ts'
import { profileApi } from '../../profile-contract.ts'
import { getProfile } from './get-profile.ts'
import { updateProfile } from './update-profile.ts'
import { uploadImage } from './upload-image.ts'

export function profileRoutes(kernel: Kernel): void {
  mount(kernel, profileApi.uploadImage, uploadImage)
  mount(kernel, profileApi.getProfile, getProfile)
  mount(kernel, profileApi.updateStudentInfo, updateProfile)
}
