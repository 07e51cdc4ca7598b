import type { DemoStore, DimensionIds } from '#form/demo-half.ts';
import { createEmptyTrip, type Stop, type Trip } from '../model.ts';
import { clockTower } from './clock-tower.ts';
import { tripMap } from './trip-map.ts';
import { buildTripQuestions } from './trip-questions.ts';

const checkInOf = (id: string, code: string): Stop['check_in'] => ({
  id: `in-${id}`,
  by_position: true,
  by_code: true,
  radius_m: 60,
  code,
});

/** The trip of the demo school: two panoramas, a picture and a place on the map. */
export async function buildTrip(
  { storePanorama, storeDrawing }: DemoStore,
  dimensions: DimensionIds,
): Promise<Trip> {
  const { result: _promenade, ...promenade } = await storePanorama('promenade', '海旁.jpg');
  const { result: _wetland, ...wetland } = await storePanorama('wetland', '濕地.jpg');
  const tower = await storeDrawing(clockTower);
  const stops: Stop[] = [
    {
      id: 'promenade',
      name: '海旁',
      note: '四處看看：海、岸、天空各有甚麼？點選圓點看更多資料。',
      scene: 'panorama',
      panorama: { media: promenade.media, name: promenade.name },
      first_view: { yaw: 0, pitch: 0, fov: 75 },
      on_picture: { x: 0.12, y: 0.5 },
      on_earth: { lat: 22.2935, lon: 114.1702 },
      spots: [
        {
          id: 'harbour',
          at: { x: 0.295, y: 0.5 },
          title: '維多利亞港',
          text: '海港水深而避風，所以很早便成為船隻停泊的地方。',
          link: '',
        },
        {
          id: 'to-tower',
          at: { x: 0.225, y: 0.5 },
          title: '遠處的鐘樓',
          text: '',
          link: '',
          to_stop: 'tower',
        },
      ],
      check_in: checkInOf('promenade', '7KQ2MX'),
    },
    {
      id: 'tower',
      name: '鐘樓',
      note: '鐘樓原是火車站的一部分。',
      scene: 'picture',
      picture: tower,
      on_picture: { x: 0.4, y: 0.59 },
      on_earth: { lat: 22.2937, lon: 114.1695 },
      spots: [
        {
          id: 'clock',
          at: { x: 0.5, y: 0.2 },
          title: '四面鐘',
          text: '四面都有鐘，從海上和路上都看得見時間。',
          link: '',
        },
      ],
      check_in: checkInOf('tower', 'W3RN8T'),
    },
    {
      id: 'wetland',
      name: '濕地',
      note: '沿木橋走，安靜地觀察雀鳥和植物。',
      scene: 'panorama',
      panorama: { media: wetland.media, name: wetland.name },
      first_view: { yaw: 0, pitch: -5, fov: 75 },
      on_picture: { x: 0.78, y: 0.27 },
      on_earth: { lat: 22.4686, lon: 114.0088 },
      spots: [
        {
          id: 'mangrove',
          at: { x: 0.885, y: 0.49 },
          title: '紅樹',
          text: '紅樹的氣根露出水面，幫助植物在泥濘中呼吸。',
          link: '',
        },
      ],
      check_in: checkInOf('wetland', 'H5PZ4D'),
    },
    {
      id: 'meeting',
      name: '集合點',
      note: '考察完畢，在這裏整理你的發現。',
      scene: 'place',
      on_picture: { x: 0.9, y: 0.42 },
      on_earth: { lat: 22.4669, lon: 114.0113 },
      spots: [],
      check_in: checkInOf('meeting', 'J6VB9S'),
    },
  ];
  const mapPicture = await storeDrawing(tripMap);
  return {
    ...createEmptyTrip(),
    ground: 'picture',
    map_picture: mapPicture,
    stops,
    questions: buildTripQuestions(dimensions),
  };
}
