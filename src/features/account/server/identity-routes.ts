import type { Kernel } from '#src/server/kernel.ts'

export function identityRoutes(_kernel: Kernel): void {}
