import * as z from 'zod';
import { workByValues } from '#contract/choices.ts';
import { type ShownPanorama, shownPanorama } from '#parts/panorama/model.ts';
import { questionLabels } from '#parts/question-labels/schema.ts';
import { questionsMax } from '#parts/quiz-questions/limits.ts';
import { publicQuestion, question } from '#parts/quiz-questions/model.ts';
import { earthPlace, picturePlace } from '#parts/site-map/model.ts';
import { haveUniqueIds, image, mediaUrl, partId } from '#parts/stored-media/model.ts';
import { type ShownVideo, shownVideo } from '#parts/video-view/model.ts';
import * as choices from './choices.ts';
import * as limits from './limits.ts';

/** A trip: stops with scenes, what there is to know and what is asked there. A draft may be empty anywhere. */

/** Where one looks in a panorama, in degrees: 0, 0 is its middle. */
export const view = z.object({
  yaw: z.number().min(-180).max(180),
  pitch: z.number().min(-90).max(90),
  fov: z.number().min(20).max(120),
});

const picture = image.extend({ alt: z.string().max(limits.altMaxLength).default('') });
const fileName = z.string().max(200);
const upload = z.object({ media: mediaUrl, name: fileName });

/** Something to know at a place of the scene; absent `at`: only in the list. */
const spot = z.object({
  id: partId,
  at: picturePlace.optional(),
  title: z.string().max(limits.spotTitleMaxLength).default(''),
  text: z.string().max(limits.spotTextMaxLength).default(''),
  picture: picture.optional(),
  sound: z.object({ url: mediaUrl, name: fileName }).optional(),
  /** A web page; empty: there is none. */
  link: z.string().max(limits.linkMaxLength).default(''),
  /** The stop to which it leads. */
  to_stop: partId.optional(),
});

export type Spot = z.infer<typeof spot>;

/** How students on site say that they are at the stop. It is a question that nobody marks. */
const checkIn = z.object({
  id: partId,
  /** By position or by code; students may always say it by word after a while. */
  by_position: z.boolean().default(true),
  by_code: z.boolean().default(false),
  /** Metres; null = not entered yet. */
  radius_m: z.number().nullable().default(limits.radiusDefaultM),
  /** What the code at the stop says; never for students. */
  code: z.string().max(limits.codeLength),
});

const stop = z.object({
  id: partId,
  name: z.string().max(limits.stopNameMaxLength).default(''),
  note: z.string().max(limits.noteMaxLength).default(''),
  /** What is shown; files of other kinds of scenes are kept in the draft, and ignored. */
  scene: z.enum(choices.sceneKinds).default('panorama'),
  panorama: upload.optional(),
  /** Where students look first; absent: at the middle. */
  first_view: view.optional(),
  picture: picture.optional(),
  video: upload.extend({ bytes: z.int().min(0) }).optional(),
  /** Its places on the map's picture and on the earth. */
  on_picture: picturePlace.optional(),
  on_earth: earthPlace.optional(),
  spots: z
    .array(spot)
    .max(2 * limits.spotsMax)
    .default([]),
  check_in: checkIn,
});

export type Stop = z.infer<typeof stop>;

const tripQuestion = question.extend({
  /** The stop at which it is asked. */
  stop_id: partId,
  /** Its place on the scene; absent: only in the list. */
  at: picturePlace.optional(),
  /** What it assesses; absent: what the whole trip does. */
  labels: questionLabels.optional(),
});

const tripFields = {
  /** What questions without labels of their own assess. */
  labels: questionLabels.optional(),
  digital_mode: z.enum(choices.digitalModes).default('screen'),
  question_sort: z.enum(choices.questionSorts).default('free'),
  ground: z.enum(choices.mapGrounds).default('none'),
  map_picture: picture.optional(),
  stops: z
    .array(stop)
    .max(2 * limits.stopsMax)
    .default([]),
  questions: z.array(tripQuestion).max(questionsMax).default([]),
  /** Proposals for the rules of its coursewares. */
  is_homework: z.boolean().default(false),
  /** When it is due, in milliseconds since 1970; null: no proposal. */
  due_at: z.int().min(0).nullable().default(null),
  time_limit_minutes: z.number().nullable().default(null),
  work_by: z.enum(workByValues).default('person'),
};

type Ids = { stops: readonly { id: string; check_in: { id: string }; spots: readonly { id: string }[] }[] };

/** Questions, stops, spots and check-ins have ids of one kind, and none occurs twice. */
const haveOwnIds = ({ stops, questions }: Ids & { questions: readonly { id: string }[] }): boolean =>
  haveUniqueIds([...questions, ...stops.flatMap((each) => [each, each.check_in, ...each.spots])]);

export const draft = z.object(tripFields).refine(haveOwnIds);

export type Trip = z.infer<typeof draft>;
export type TripQuestion = Trip['questions'][number];

/** A stop with the conversions of its files, as far as there are any. */
export type ShownStop = Stop & { shown_panorama?: ShownPanorama; shown_video?: ShownVideo };
export type ShownTrip = Omit<Trip, 'stops'> & { stops: ShownStop[] };

const publicSpot = z.strictObject({
  ...spot.shape,
  picture: picture.strict().optional(),
  sound: z.strictObject({ url: mediaUrl }).optional(),
});

/** What a stop shows to students. A place has only the map. */
const publicScene = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('panorama'),
    panorama: shownPanorama,
    first_view: view.strict().optional(),
  }),
  z.strictObject({ kind: z.literal('picture'), picture: picture.strict() }),
  z.strictObject({ kind: z.literal('video'), video: shownVideo }),
  z.strictObject({ kind: z.literal('place') }),
]);

const publicStop = z.strictObject({
  id: partId,
  name: z.string(),
  note: z.string(),
  /** Null in the preview of a draft whose file is missing or not converted yet. */
  scene: publicScene.nullable(),
  on_picture: picturePlace.optional(),
  on_earth: earthPlace.optional(),
  spots: z.array(publicSpot),
  /** Null: nobody checks in. */
  check_in: z
    .strictObject({
      id: partId,
      /** Metres around the stop; null: not by position. */
      radius_m: z.number().nullable(),
      /** What the device can tell the code by; null: not by code. */
      code_print: z.string().nullable(),
    })
    .nullable(),
});

export const publicTrip = z.strictObject({
  question_sort: z.enum(choices.questionSorts),
  /** Null: there is no map. */
  map: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('picture'), picture: picture.strict() }),
      z.strictObject({ kind: z.literal('tiles') }),
    ])
    .nullable(),
  /** In the order of the attempt. */
  stops: z.array(publicStop),
  /** Stop by stop. */
  questions: z.array(publicQuestion.extend({ stop_id: partId, at: picturePlace.optional() })),
});

export type PublicTrip = z.infer<typeof publicTrip>;
export type PublicStop = PublicTrip['stops'][number];
export type PublicScene = z.infer<typeof publicScene>;
export type PublicTripQuestion = PublicTrip['questions'][number];

export const createEmptyTrip = (): Trip => draft.parse({});
