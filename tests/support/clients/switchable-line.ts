import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * A network between devices and a server, byte for byte. It can be cut, so that running calls and connections break and new
 * ones fail, and it can lead to another server, as a load balancer does.
 */

export type SwitchableLine = {
  origin: string;
  cut: () => void;
  mend: () => void;
  /** Leads to another server from now on; what runs to the former one breaks. */
  switchTo: (port: number) => void;
  close: () => void;
};

export async function startSwitchableLine(serverPort: number): Promise<SwitchableLine> {
  let targetPort = serverPort;
  let isCut = false;
  const sockets = new Set<Socket>();

  function pass(from: Socket, to: Socket): void {
    sockets.add(from);
    from.pipe(to);
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  }

  function breakAll(): void {
    for (const socket of sockets) socket.destroy();
  }

  const server = createServer((device) => {
    if (isCut) {
      device.destroy();
      return;
    }
    const upstream = connect(targetPort, '127.0.0.1');
    pass(device, upstream);
    pass(upstream, device);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => {
      isCut = true;
      breakAll();
    },
    mend: () => {
      isCut = false;
    },
    switchTo: (port) => {
      targetPort = port;
      breakAll();
    },
    close: () => {
      server.close();
      breakAll();
    },
  };
}
