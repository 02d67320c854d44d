import type { Kernel } from '#src/server/kernel.ts'

export function peopleRoutes(_kernel: Kernel): void {}
