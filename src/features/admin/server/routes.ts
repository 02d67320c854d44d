import type { Kernel } from '#src/server/kernel.ts'

export function adminRoutes(_kernel: Kernel): void {}
