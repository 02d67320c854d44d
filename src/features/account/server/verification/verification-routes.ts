import type { Kernel } from '#src/server/kernel.ts'
import { mount } from '#src/server/mount.ts'
import { verificationApi } from '../../verification-contract.ts'
import { getVerification } from './get-verification.ts'
import { reviewRoutes } from './review-routes.ts'
import { submitVerification } from './submit-verification.ts'
import { verificationParts } from './verification-parts.ts'
import { withdrawVerification } from './withdraw-verification.ts'

export function verificationRoutes(kernel: Kernel): void {
  mount(kernel, verificationApi.getVerification, getVerification)
  mount(kernel, verificationApi.submitVerification, submitVerification)
  mount(kernel, verificationApi.withdrawVerification, withdrawVerification)
  kernel.personalData.add(...verificationParts)
  reviewRoutes(kernel)
}
