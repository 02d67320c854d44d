import type { Kernel } from '#src/server/kernel.ts'

export function profileRoutes(_kernel: Kernel): void {}
