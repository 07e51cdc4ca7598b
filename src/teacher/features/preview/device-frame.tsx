import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './device-frame.module.css';
import { describeFrame, openFrame } from './screen-frame.ts';

/**
 * Shows its children on a screen of the device's size, scaled to fit. They are in a frame, so that media
 * queries apply to the width of that screen.
 */

export type Device = 'phone' | 'tablet' | 'laptop';

export const devices = ['phone', 'tablet', 'laptop'] as const satisfies Device[];

/** CSS pixels. */
const sizeByDevice: Record<Device, { width: number; height: number }> = {
  phone: { width: 390, height: 780 },
  tablet: { width: 1080, height: 810 },
  laptop: { width: 1280, height: 720 },
};

/** Width of the device's two edges together. */
const edgesWidth = 24;

type DeviceFrameProps = { device: Device; title: string; lang: string; children: ReactNode };

export function DeviceFrame({ device, title, lang, children }: DeviceFrameProps) {
  const container = useRef<HTMLDivElement>(null);
  const frameHost = useRef<HTMLDivElement>(null);
  const [frameDocument, setFrameDocument] = useState<Document>();
  const [scale, setScale] = useState(1);
  const width = sizeByDevice[device].width + edgesWidth;
  const height = sizeByDevice[device].height + edgesWidth;

  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      setScale(Math.min(1, element.clientWidth / width, element.clientHeight / height));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [width, height]);

  useEffect(() => {
    if (!frameHost.current) return undefined;
    return openFrame(frameHost.current, styles.screen ?? '', setFrameDocument);
  }, []);

  // A layout effect, so that no screen reader reads the frame without its title and language.
  useLayoutEffect(() => {
    if (frameDocument) describeFrame(frameDocument, { title, lang });
  }, [frameDocument, title, lang]);

  return (
    <div ref={container} className={styles.room}>
      <div style={{ width: width * scale, height: height * scale }}>
        <div
          ref={frameHost}
          className={styles.device}
          data-device={device}
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </div>
      {frameDocument && createPortal(children, frameDocument.body)}
    </div>
  );
}
