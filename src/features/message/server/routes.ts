import type { Kernel } from '#src/server/kernel.ts'

export function messageRoutes(_kernel: Kernel): void {}
