import type { Kernel } from '#src/server/kernel.ts'

export function verificationRoutes(_kernel: Kernel): void {}
