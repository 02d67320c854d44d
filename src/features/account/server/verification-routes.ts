import type { Kernel } from '#src/server/kernel.ts'
import { reviewRoutes } from './review-routes.ts'

export function verificationRoutes(kernel: Kernel): void {
  reviewRoutes(kernel)
}
