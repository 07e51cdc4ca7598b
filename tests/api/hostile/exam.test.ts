import { testHostileInput } from '#tests/api/hostile/test-hostile-input.ts';

testHostileInput('exam');
