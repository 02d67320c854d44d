import type { Kernel } from '#src/server/kernel.ts'

export function privacyRoutes(_kernel: Kernel): void {}
