import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort, startProgram } from '../bench/lib/program.ts';
import { findInstalled } from './installed.ts';

/** The nginx that is installed here, if there is one and what makes a certificate for it. */
export const findNginx = (): string | undefined => findInstalled('openssl') && findInstalled('nginx');

const shipped = resolve(import.meta.dirname, '../deploy/nginx/cairn.conf');

/**
 * Starts nginx with the configuration that Cairn ships, changed in nothing but addresses, files and the certificate; beside
 * TLS it also listens without.
 * @param folder where its files go
 * @param plain the port without TLS
 * @param ports of the processes behind it
 */
export async function startNginx(folder: string, plain: number, ports: number[]) {
  const command = findNginx();
  if (!command) throw new Error('nginx is not installed here');
  mkdirSync(folder, { recursive: true });
  const at = (name: string) => join(folder, name);
  const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout', at('key.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2'];
  execFileSync('openssl', ['req', '-x509', ...key, ...subject, '-out', at('certificate.pem')], {
    stdio: 'pipe',
  });

  const [tls, redirect] = [await freePort(), await freePort()];
  const changes: [string, string][] = [
    ...ports.map((port, i): [string, string] => [`127.0.0.1:${3001 + i} `, `127.0.0.1:${port} `]),
    ['listen 80;', `listen 127.0.0.1:${redirect};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${tls} ssl http2; listen 127.0.0.1:${plain};`],
    ['/etc/letsencrypt/live/cairn.example.org/fullchain.pem', at('certificate.pem')],
    ['/etc/letsencrypt/live/cairn.example.org/privkey.pem', at('key.pem')],
    ['/var/cache/nginx/cairn', at('cache')],
    ['/var/log/nginx/cairn.log', at('access.log')],
  ];
  let site = readFileSync(shipped, 'utf8');
  for (const [from, to] of changes) {
    if (!site.includes(from)) throw new Error(`${shipped} no longer has ${from}`);
    site = site.replace(from, to);
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    name => `${name}_temp_path ${at(name)};`,
  );
  writeFileSync(
    at('nginx.conf'),
    [
      // Its workers must reach into the folder.
      process.getuid?.() === 0 ? 'user root;' : '',
      'daemon off; worker_processes 1; worker_rlimit_nofile 8192; error_log stderr notice;',
      `pid ${at('nginx.pid')};`,
      'events { worker_connections 4096; }',
      `http { ${temporary.join(' ')}`,
      site,
      '}',
    ].join('\n'),
  );
  const program = await startProgram({
    command,
    args: ['-c', at('nginx.conf'), '-e', 'stderr'],
    ready: /start worker process \d/,
  });
  return {
    /** Where it speaks TLS and HTTP/2, and the certificate to believe. */
    tls: { port: tls, certificate: readFileSync(at('certificate.pem')) },
    /** What it logged of each request. */
    logged: () => readFileSync(at('access.log'), 'utf8'),
    stop: program.stop,
  };
}
