import { describe, expect, it } from 'vitest';
import { reachOf } from './reach.ts';

describe('who can open an address', () => {
  it.each([
    'localhost',
    'LOCALHOST.',
    'school.localhost',
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f.0.0.1',
    '１２７.0.0.1',
    '0.0.0.0',
    '169.254.169.254',
    '224.0.0.1',
    '255.255.255.255',
    '[::]',
    '[::1]',
    '[0:0:0:0:0:0:0:1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[64:ff9b::127.0.0.1]',
    '[fe80::1]',
    '[ff02::1]',
    // Hosts that browsers reject.
    '1.2.3.256',
    '[1::2::3]',
  ])('nobody %s', (host) => {
    expect(reachOf(`https://${host}:8443/x`)).toBe('nobody');
  });

  it.each([
    '10.1.2.3',
    '100.64.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.10',
    '0xc0a80101',
    '[fd00::1]',
    '[fec0::1]',
    '[::ffff:192.168.1.10]',
    'intranet',
    'printer.local',
    'wiki.school.internal',
    'wiki.school.internal.',
    'nas.lan',
    'nas.home.arpa',
  ])('the school %s', (host) => {
    expect(reachOf(`https://${host}/x`)).toBe('school');
  });

  it.each([
    'museum.example',
    'museum.example.',
    'localhost.example',
    'local.example',
    '博物館.example',
    '8.8.8.8',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '126.255.255.255',
    '128.0.0.0',
    '169.253.255.255',
    '172.15.255.255',
    '172.32.0.0',
    '192.167.255.255',
    '192.169.0.0',
    '223.255.255.255',
    '192.0.2.1',
    '[2001:db8::1]',
    '[2606:4700:4700::1111]',
    '[::ffff:8.8.8.8]',
    '[64:ff9b::8.8.8.8]',
  ])('everybody %s', (host) => {
    expect(reachOf(`https://${host}/x`)).toBe('everybody');
  });
});
