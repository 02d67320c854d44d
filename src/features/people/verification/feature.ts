import type { Kernel } from '#src/server/kernel.ts'
import { mount } from '#src/server/http/mount.ts'
import { verificationApi } from './contract.ts'
import { getVerification } from './server/get-verification.ts'
import { reviewRoutes } from './server/review-routes.ts'
import { submitVerification } from './server/submit-verification.ts'
import { verificationParts } from './server/verification-parts.ts'
import { withdrawVerification } from './server/withdraw-verification.ts'

export function verificationRoutes(kernel: Kernel): void {
  mount(kernel, verificationApi.getVerification, getVerification)
  mount(kernel, verificationApi.submitVerification, submitVerification)
  mount(kernel, verificationApi.withdrawVerification, withdrawVerification)
  kernel.personalData.add(...verificationParts)
  reviewRoutes(kernel)
}
