import type { Kernel } from '#src/server/kernel.ts'

export function coinRoutes(_kernel: Kernel): void {}
