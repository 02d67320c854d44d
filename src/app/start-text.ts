import { demoPassword, shownAccounts } from '#demo/accounts.ts'
import type { Kernel } from '#src/server/kernel.ts'

/** The lines that a start prints: the address and the first sign-in. */
export function listening(
  { app, config }: Pick<Kernel, 'app' | 'config'>,
  seconds: number,
): string {
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.PORT
  const url = config.PUBLIC_URL ?? `http://localhost:${port}`
  return `\n  ${config.SITE_NAME_ZH} · ${config.SITE_NAME_EN}   ${url}   (${seconds.toFixed(1)} s)\n`
}

/** Of a process with WORKER=only. */
export function working({ app }: Pick<Kernel, 'app'>, seconds: number): string {
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : ''
  return `\n  只处理媒体文件，不提供页面 · media worker, no pages   /healthz :${port}   (${seconds.toFixed(1)} s)\n`
}

export function demoAccounts({ isHereOnly }: { isHereOnly: boolean }): string {
  const open = isHereOnly
    ? '  示范学校只对本机开放；设置 HOST=0.0.0.0 对外开放 · the demo school is open to this machine only; set HOST=0.0.0.0 to open it to others\n'
    : ''
  return `${open}  示范账号 · demo accounts: ${shownAccounts.join(', ')}   密码 · password: ${demoPassword}\n\n`
}

export function firstAdministrator(one: { username: string; password: string }): string {
  return `  首位管理员 · first administrator: ${one.username}   密码 · password: ${one.password}\n  只显示这一次，请妥善保存 · shown only this once: keep it safe\n\n`
}

/** For containers: their stop ends npm first, and the kernel kills the rest. */
export const startWithoutNpm =
  '  容器停止时，npm 不会等本站正常关闭就退出。请改用以下命令启动：\n' +
  '  When the container stops, npm exits without waiting for the site to shut down. Start it with this command instead:\n' +
  '    node scripts/start.mjs\n\n'
