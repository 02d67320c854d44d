// Runs a program of node_modules, or a script of ours, on the pinned Node.
import { spawn } from 'node:child_process'
import { delimiter, dirname, resolve } from 'node:path'
import { node24Path, root } from './ensure.mjs'

/**
 * Shows the tool's output while it runs.
 * @returns its exit code
 */
export function runTool(tool, args, env = {}) {
  return new Promise((done) =>
    start(tool, args, env, 'inherit').on('close', (code) => done(code ?? 1)),
  )
}

/**
 * Runs a tool that passes or fails, and shows its output when it has ended.
 * @returns whether it passed
 */
export function check(title, tool, args) {
  return new Promise((done) => {
    const child = start(tool, args, {}, 'pipe')
    const said = []
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => said.push(chunk))
    child.on('close', (code) => {
      if (code !== 0) process.stdout.write(Buffer.concat(said))
      console.log(`${code === 0 ? '✓' : '✗'} ${title}`)
      done(code === 0)
    })
  })
}

function start(tool, args, env, stdio) {
  const path = [dirname(node24Path()), process.env.PATH].join(delimiter)
  return spawn(node24Path(), [resolve(root, 'node_modules', tool), ...args], {
    cwd: root,
    stdio: ['inherit', stdio, stdio],
    env: { ...process.env, PATH: path, ...env },
  })
}
